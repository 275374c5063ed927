import { chromium, type Browser } from '@playwright/test';
import { ensureBuild, OUT_DIR, type BuildMode } from '../build/ensureBuild';
import { ensureChromium } from '../chromium';
import { fail } from './process';
import { freePort, startSandbox } from './sandbox';

/** The time limit of a bench, in case it hangs. */
const LIMIT = 5 * 60_000;

type Options = {
  /** Chromium's extra flags. */
  args?: readonly string[];
  /** The time limit of the whole, in ms. */
  limit?: number;
};

/**
 * Measures a build in Chromium, with a platform of its own. An error is printed and makes code 1;
 * all processes are ended.
 */
export async function bench(
  mode: BuildMode,
  measure: (browser: Browser, url: string) => Promise<void>,
  { args = [], limit = LIMIT }: Options = {},
): Promise<void> {
  await ensureBuild(mode).catch(fail);
  const executablePath = await ensureChromium().catch(fail);
  const sandbox = await startSandbox({ port: await freePort(), dist: OUT_DIR[mode] }).catch(fail);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
  try {
    await withDeadline(measure(browser, sandbox.url), limit);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}

async function withDeadline(measured: Promise<void>, ms: number): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () => reject(new Error(`The bench did not end within ${Math.round(ms / 60_000)} minutes.`)),
      ms,
    );
  });
  await Promise.race([measured, late]).finally(() => clearTimeout(limit));
}
