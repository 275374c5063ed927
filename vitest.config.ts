import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const reports = process.env['TEST_REPORTS'];
/**
 * A test file that puts a module of its own in another one's place: it needs a process where nobody
 * has read that module yet.
 */
const MOCKED = '**/*.mocked.test.ts';
const tests = (name: string) => ({
  name,
  include: [`tests/${name}/**/*.test.{ts,tsx}`],
  exclude: [...configDefaults.exclude, MOCKED],
  // Files of one project share a process: what they import is read once, not once for each.
  isolate: false,
});
/**
 * What a busy machine of two cores may take for a screen that takes a tenth of it alone; tests wait
 * for words, not for time.
 */
const SLOW_MACHINE = 20_000;
const node = (name: string) => ({
  extends: true as const,
  test: {
    ...tests(name),
    environment: 'node',
    testTimeout: SLOW_MACHINE,
    hookTimeout: SLOW_MACHINE,
  },
});
/**
 * A browser engine starts within the hook; a visit is a dozen screens. A second try as for the
 * other browser tests (docs/decisions/0005).
 */
const engines = {
  extends: true as const,
  test: {
    ...node('engines').test,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0,
    // One file after the other: the layout has all three engines open on two cores.
    fileParallelism: false,
    globalSetup: ['tests/e2e/harness/build.ts'],
  },
};
/** The databases on the server of TEST_DATABASE_URL. */
const ON_SERVER = { globalSetup: ['tests/setup/postgres.ts'] };
const sandbox = {
  extends: true as const,
  test: { ...node('sandbox').test, ...ON_SERVER },
};
const mocked = {
  extends: true as const,
  test: {
    ...node('mocked').test,
    ...ON_SERVER,
    include: [`tests/${MOCKED}`],
    exclude: configDefaults.exclude,
    isolate: true,
  },
};
const dom = (name: string) => ({
  extends: true as const,
  test: {
    ...tests(name),
    environment: 'jsdom',
    setupFiles: ['tests/setup/jsdom.ts'],
    testTimeout: SLOW_MACHINE,
  },
});

/**
 * One project per folder of `tests/`, so that `npx vitest run --project model` runs one kind.
 * `tests/build` looks at what `npm run build` wrote; `tests/e2e` belongs to Playwright. `mocked` is
 * those of any folder that replace a module.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    projects: [
      node('house'),
      node('unit'),
      node('model'),
      node('services'),
      sandbox,
      node('qa'),
      node('build'),
      mocked,
      ...(process.env['TEST_ENGINES'] ? [engines] : []),
      dom('ui'),
      dom('views'),
    ],
    // Without this, one core of two stands idle.
    maxWorkers: '100%',
    passWithNoTests: true,
    reporters: reports
      ? ['default', ['json', { outputFile: `${reports}/vitest-${process.pid}.json` }]]
      : ['default'],
    // Hundreds of accounts are made here; the cost of a password is not under test.
    env: { SANDBOX_PASSWORD_COST: 'low' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
