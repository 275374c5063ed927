import { chromium, type Browser } from '@playwright/test';
import { ensureBuild, OUT_DIR, type BuildMode } from '../build/ensureBuild';
import { ensureChromium } from '../chromium';
import { fail } from './process';
import { freePort, startSandbox } from './sandbox';

/** A bench that hangs measures nothing. */
const LIMIT = 5 * 60_000;

type Options = {
  /** What Chromium is told besides. */
  args?: readonly string[];
  /** Of the whole, in ms. */
  limit?: number;
};

/**
 * Measures a build in Chromium, over a platform of its own. What goes wrong is said and makes code
 * 1; nothing is left running.
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
