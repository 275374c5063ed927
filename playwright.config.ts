import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/chromium';

const reports = process.env['TEST_REPORTS'];
/** Tests whose matter is what a page looks like, or that wait for a picture or ask for a mouse. */
const LOOKS =
  '**/{accessibility,auditPage,centreLayout,gameLaunch.walk,homeLayout,storedScripts}.spec.ts';
const launchOptions = {
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Headless Chromium rounds the width of each letter otherwise, which no person's browser does.
    '--font-render-hinting=none',
    // A page lives for seconds: optimising its hot functions costs more than it saves.
    '--js-flags=--no-opt,--no-maglev',
  ],
};

/**
 * The built app on the running sandbox, in a real Chromium. There is no `webServer`: each worker
 * starts its own sandbox (tests/e2e/harness/server.ts), so that no test sees the state of another.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'looks', testMatch: LOOKS },
    // Drawing pictures without a graphics card is a third of what a page costs.
    {
      name: 'works',
      testMatch: '**/*.spec.ts',
      testIgnore: LOOKS,
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
  ],
  globalSetup: './tests/e2e/harness/build.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A second try only in CI, where a shared machine may stall. It keeps a trace, and the report
  // names it as flaky (docs/decisions/0005).
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['list'],
    ...(reports ? [['json', { outputFile: `${reports}/playwright.json` }] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    // Cleared between tests, not created again: its process has compiled the app already, and
    // compiling is a third of the cost of a visit.
    reuseContext: true,
    // It would answer requests that a test holds back or damages.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Yangon',
    // Without a graphics card an endless animation is painted again and again.
    // A test whose matter is motion asks for it by `page.emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
