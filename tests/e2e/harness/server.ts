import { test as base } from '@playwright/test';
import { OUT_DIR } from '../../../scripts/build/ensureBuild';
import { freePort, startSandbox } from '../../../scripts/support/sandbox';

export type Platform = {
  /** Where this worker's sandbox serves the app, the API and its controls. */
  url: string;
  /** Resets everything: people, money, settings, faults, clock, outbox, journal. */
  reset: () => Promise<void>;
};

/**
 * Playwright's `test` with a platform per worker: the sandbox serves the built app on its own port
 * and is reset before every test. `page.goto('/login')` goes to it.
 */
export const test = base.extend<{ freshPlatform: void }, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const sandbox = await startSandbox({
        port: await freePort(),
        dist: OUT_DIR.sandbox,
        isBrief: true,
      });
      const reset = async () => {
        const answer = await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
        if (!answer.ok)
          throw new Error(`The sandbox refused its reset: ${answer.status} ${await answer.text()}`);
      };
      await use({ url: sandbox.url, reset });
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  freshPlatform: [
    async ({ platform }, use) => {
      await platform.reset();
      await use();
    },
    { auto: true },
  ],
});

export { expect } from './expect';
