import { chromium } from '@playwright/test';
import { ensureBuild, OUT_DIR } from '../../../scripts/build/ensureBuild';
import { ensureChromium } from '../../../scripts/chromium';
import { freePort, startSandbox } from '../../../scripts/support/sandbox';
import { controlsOf } from './controls';

/** The app built for the sandbox, in a Chromium and a sandbox of its own: for a command of QA. */
export const openSandbox = async () => {
  await ensureBuild('sandbox');
  const executablePath = await ensureChromium();
  const sandbox = await startSandbox({
    port: await freePort(),
    dist: OUT_DIR.sandbox,
    isBrief: true,
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    sandbox,
    browser,
    controls: controlsOf(sandbox.url),
    close: async () => {
      await browser.close();
      await sandbox.stop();
    },
  };
};
