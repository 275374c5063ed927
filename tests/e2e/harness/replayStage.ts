import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import type { Capsule } from '../../../machines/shared/capsule';
import { WIDTHS } from '../../../qa/catalogue/screens';
import type { OpenStage, Setting } from '../../../qa/replay/stage';
import { NAMING } from '../../../scripts/support/naming';
import { driver as contractOffer } from '../drivers/contractOffer';
import { driver as contractRequest } from '../drivers/contractRequest';
import { driver as contracts } from '../drivers/contracts';
import { driver as deposit } from '../drivers/deposit';
import { driver as favourites } from '../drivers/favourites';
import { driver as gameLaunch } from '../drivers/gameLaunch';
import { driver as login } from '../drivers/login';
import { driver as registration } from '../drivers/registration';
import { driver as settlement } from '../drivers/settlement';
import { driver as walletTransfer } from '../drivers/walletTransfer';
import { driver as withdrawalConfirmation } from '../drivers/withdrawalConfirmation';
import { driver as withdrawalRequest } from '../drivers/withdrawalRequest';
import type { BrowserDriver } from './browserDriver';
import { holdClock } from './clock';
import type { Controls } from './controls';
import { openSandbox } from './openSandbox';
import { closeAnnouncements, expect, speakEnglish } from './visit';

/** The flows that have a driver and can be acted out. */
export const FLOWS: Readonly<Record<string, BrowserDriver>> = {
  login,
  registration,
  gameLaunch,
  favourites,
  contractOffer,
  contractRequest,
  contracts,
  settlement,
  deposit,
  withdrawalRequest,
  withdrawalConfirmation,
  walletTransfer,
};

/** A gesture that cannot be made fails soon. */
const PATIENCE = 10_000;

/**
 * The app built for the sandbox, in Chromium, with its own sandbox: the stage of `npm run qa --
 * replay FILE --browser`.
 */
export const openStage: OpenStage = async () => {
  const { sandbox, browser, controls, close } = await openSandbox();
  return {
    flows: FLOWS,
    play: async (machine, path, setting, isWhole, shown) => {
      await setPlatform(controls, setting);
      const {
        page: { viewport },
        clock: { timeZone, startedAt },
      } = setting;
      const context = await browser.newContext({
        baseURL: sandbox.url,
        viewport,
        timezoneId: timeZone,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(NAMING);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await holdClock(page, { time: startedAt });
      // The drivers find things by their English names.
      await page.addInitScript(speakEnglish);
      await page.addInitScript(closeAnnouncements);
      try {
        const failure =
          (await FLOWS[machine]
            ?.walk(path, { page, controls, platform: sandbox }, '.cache/qa/replays')
            .then(() => null, sentenceOf)) ?? null;
        if (failure === null)
          await expect
            .poll(async () => isWhole(await reportOf(page)), { timeout: PATIENCE })
            .toBe(true)
            .catch(() => undefined);
        const report = await reportOf(page);
        return { report, failure, pictures: shown ? await shoot(page, shown) : {} };
      } finally {
        await context.close();
      }
    },
    close,
  };
};

/** The seed, at the time of the record and with the flags of its platform. */
const setPlatform = async (controls: Controls, { clock: { startedAt }, flags }: Setting) => {
  await controls.reset();
  await controls.settings({ whitelabel: flags });
  await controls.moveClock(Math.round(startedAt - Date.now()));
};

/** One picture for each width, by its width. */
const shoot = async (
  page: Page,
  { folder, name }: { folder: string; name: string },
): Promise<Readonly<Record<number, string>>> => {
  const pictures: Record<number, string> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    const file = join(folder, `${name}-${width}.png`);
    await page.screenshot({ path: file });
    pictures[width] = file;
  }
  return pictures;
};

/** The page's own record, by the hook of the sandbox build (docs/decisions/0028). */
const reportOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { croupierReport: () => Promise<Capsule> }).croupierReport(),
  );

/** The first line is the message; the rest is Playwright's log. */
const sentenceOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')[0] ??
  '';
