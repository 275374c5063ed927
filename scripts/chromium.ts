import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What finding and installing Chromium depends on; the real one is `thisMachine`. */
export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
  /** Where Playwright would keep a Chromium of its own. */
  playwrightPath: string | null;
};

/** Chromium without windows, menus and toolbars: a page opens in it with a third less work. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    `/usr/bin/${HEADLESS_SHELL}`,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * The Chromium for the tests: `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's own;
 * null when there is none.
 */
export function findChromium(machine: Machine): string | null {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) return machine.exists(named) ? named : null;
  const candidates = [...(SYSTEM_PATHS[machine.platform] ?? []), machine.playwrightPath];
  return candidates.find((path) => path !== null && machine.exists(path)) ?? null;
}

export type Installation = { how: 'apt' | 'playwright' } | { how: 'ask'; sentence: string };

/**
 * How to get a Chromium on a machine that has none: Debian's as root, Playwright's elsewhere, or
 * one sentence for a person.
 */
export function planInstallation(machine: Machine): Installation {
  const named = machine.env['CHROMIUM_PATH'];
  if (named)
    return {
      how: 'ask',
      sentence:
        `CHROMIUM_PATH names ${named}, which does not exist: correct it, or unset it to let ` +
        'Croupier find one.',
    };
  const isDebian =
    machine.platform === 'linux' &&
    machine.exists('/etc/debian_version') &&
    machine.exists('/usr/bin/apt-get');
  if (isDebian && machine.isRoot) return { how: 'apt' };
  return { how: 'playwright' };
}

/** The machine this process runs on. */
export async function thisMachine(): Promise<Machine> {
  const { chromium } = await import('@playwright/test');
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    env: process.env,
    exists: existsSync,
    playwrightPath: chromium.executablePath() || null,
  };
}

/**
 * The path of a Chromium, installed first when there is none; throws one sentence that says what to
 * do.
 */
export async function ensureChromium(): Promise<string> {
  const machine = await thisMachine();
  const present = findChromium(machine);
  if (present) return present;
  const plan = planInstallation(machine);
  if (plan.how === 'ask') throw new Error(plan.sentence);
  const installed = plan.how === 'apt' ? installWithApt() : installWithPlaywright();
  const path = installed ? findChromium(await thisMachine()) : null;
  if (path) return path;
  throw new Error(
    'No Chromium was found and installing one failed: install Chromium or Chrome and name ' +
      'it in CHROMIUM_PATH.',
  );
}

function installWithApt(): boolean {
  console.error("Installing Debian's Chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2], env }).status === 0;
  return (
    apt('update') &&
    [HEADLESS_SHELL, 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    )
  );
}

function installWithPlaywright(): boolean {
  console.error("Installing Playwright's Chromium …");
  return (
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    }).status === 0
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
