import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const reports = process.env['TEST_REPORTS'];
const tests = (name: string) => ({
  name,
  include: [`tests/${name}/**/*.test.{ts,tsx}`],
  exclude: [...configDefaults.exclude],
});
/** What a busy machine of two cores may take for a screen that takes a tenth of it alone; tests wait for words, not for time. */
const SLOW_MACHINE = 20_000;
const node = (name: string) => ({ extends: true as const, test: { ...tests(name), environment: 'node', testTimeout: SLOW_MACHINE, hookTimeout: SLOW_MACHINE } });
const dom = (name: string) => ({
  extends: true as const,
  test: { ...tests(name), environment: 'jsdom', setupFiles: ['tests/setup/jsdom.ts'], testTimeout: SLOW_MACHINE },
});

/**
 * One project per folder of `tests/`, so that `npx vitest run --project model` runs one kind. `tests/build` looks at
 * what `npm run build` wrote; `tests/e2e` belongs to Playwright.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    projects: [
      node('house'), node('unit'), node('model'), node('services'), node('sandbox'), node('qa'), node('build'),
      dom('ui'), dom('views'),
    ],
    passWithNoTests: true,
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/vitest-${process.pid}.json` }]] : ['default'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
