import { ensureChromium } from '../../../scripts/chromium';
import type { Engine, EngineName } from './engine';
import { startPuppeteer } from './puppeteer';
import { startWebkit } from './webkit';

const FIREFOX = '/usr/bin/firefox-esr';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The engines of Debian's packages, each as its own users have it. */
export const ENGINES: Record<EngineName, () => Promise<Engine>> = {
  chromium: async () => startPuppeteer('chrome', await ensureChromium()),
  firefox: () => startPuppeteer('firefox', process.env['FIREFOX_PATH'] ?? FIREFOX),
  webkit: () => startWebkit(process.env['WEBKIT_PATH'] ?? MINI_BROWSER),
};
export const NAMES = Object.keys(ENGINES) as EngineName[];
