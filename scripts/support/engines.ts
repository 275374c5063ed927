import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What each engine needs of Debian, and the file that shows it is there. */
const NEEDED = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
} as const;

/** Debian's packages that the tests in Firefox and WebKit need and this machine has not. */
export const missingOfEngines = (): string[] =>
  Object.entries(NEEDED).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs what is missing, as root; tells whether all is there now. */
export const installEngines = (): boolean => {
  const missing = missingOfEngines();
  if (missing.length === 0) return true;
  if (process.getuid?.() !== 0) return false;
  console.error(`Installing ${missing.join(', ')} …`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...missing);
};
