import { CLAUSES } from './contract/jurisdictions/clauses';
import { everyMachine } from './machines/shared/everyMachine';
import { REQUIREMENTS } from './machines/shared/requirements';
import { defineConfig } from './qa/base/configFile';

/** Where path coverage (`qa/`) finds what it reads in this repository. */
export default defineConfig({
  machines: 'machines',
  plans: 'qa/plans',
  witnesses: 'qa/witnesses',
  products: 'proofs',
  defineCases: 'machines/shared/cases.ts',
  api: 'qa/index.ts',
  command: 'npm run qa --',
  requirements: REQUIREMENTS,
  clauses: CLAUSES,
  everyMachine,
  proofs: 'tests/e2e/harness/proofStage.ts',
  races: 'tests/e2e/harness/raceStage.ts',
  // Among other tests of a file the walks are named "generated path …".
  views: {
    dir: 'tests/views',
    suffix: '.test.tsx',
    command: ['vitest', 'run', '--project', 'views', '--testNamePattern', 'generated path'],
  },
  browser: {
    dir: 'tests/e2e',
    suffix: '.spec.ts',
    command: ['playwright', 'test', '--grep', 'generated path'],
    drivers: 'tests/e2e/drivers',
    playwright: {
      config: 'playwright.config',
      globalSetup: 'tests/e2e/harness/build.ts',
      test: 'tests/e2e/harness/visit.ts',
    },
    stage: 'tests/e2e/harness/replayStage.ts',
  },
});
