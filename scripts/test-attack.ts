import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './support/root';

const HELP = `Attacks the platform: 24,000 damaged requests made from the contract, every row of it
as every kind of caller with the ids of somebody else, and the money calls in parallel. Afterwards
the books have to add up. \`npm test\` makes a small attack.

  npm run test:attack                 with the usual seed
  ATTACK_SEED=7 npm run test:attack   other requests
  npm run test:attack -- --help       this`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) process.stdout.write(`${HELP}\n`);
else {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    [
      'run',
      '--project',
      'sandbox',
      'tests/sandbox/platform/attack.test.ts',
      'tests/sandbox/money/moneyInParallel.test.ts',
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, WHOLE_ATTACK: '1' } },
  );
  process.exitCode = status ?? 1;
}
