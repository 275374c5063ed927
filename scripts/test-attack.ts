import { runWhole } from './support/runWhole';

const HELP = `Attacks the platform: 24,000 damaged requests made from the contract, every row of it
as every kind of caller with the ids of somebody else, the money calls in parallel, 900 slow clients
of each kind, and kills under load. Afterwards the books have to add up. Then a browser reads
scripts back: in what members can write, and in every text and address of every answer.
\`npm test\` makes a small attack.

  npm run test:attack                 with the usual seed
  ATTACK_SEED=7 npm run test:attack   other requests
  npm run test:attack -- --help       this`;

runWhole({
  help: HELP,
  variable: 'WHOLE_ATTACK',
  files: [
    'tests/sandbox/platform/attack.test.ts',
    'tests/sandbox/money/moneyInParallel.test.ts',
    'tests/sandbox/platform/slowClients.test.ts',
    'tests/sandbox/platform/kills.test.ts',
  ],
  browserFiles: ['tests/e2e/site/storedScripts.spec.ts'],
});
