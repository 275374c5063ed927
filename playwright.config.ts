import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/chromium';

const reports = process.env['TEST_REPORTS'];
/** Tests whose matter is what a page looks like, or that wait for a picture. */
const LOOKS = '**/{accessibility,gameLaunch.walk,home}.spec.ts';
const launchOptions = {
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // A page lives for seconds: compiling its hot functions once more, and better, costs more than it gives back.
    '--js-flags=--no-opt,--no-maglev',
  ],
};

/**
 * The built app on the running sandbox, in a real Chromium. There is no `webServer`: each worker starts a sandbox of
 * its own (tests/e2e/support/server.ts), so that no test sees another one's state.
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
  globalSetup: './tests/e2e/support/build.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A second try only where a shared machine may stall, with a trace of it; it is reported as flaky, by name.
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
    // Cleared between tests, not made anew: its process has compiled the app already, which is a third of what a visit costs.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Yangon',
    // What moves for ever is painted again and again without a graphics card; `popups.spec.ts` looks at a page that moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
