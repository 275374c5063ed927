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
