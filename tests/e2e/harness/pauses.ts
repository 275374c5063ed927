import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { gameDialog, gameFrame } from './games';
import { goAs } from './people';
import { balance, expect } from './visit';

export const memberCentre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** By the deposit button and the menu to the page of limits, breaks and exclusion. */
export const openLimits = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await memberCentre(page)
    .getByRole('navigation', { name: 'Member centre' })
    .getByRole('button', { name: 'Limits and breaks' })
    .click();
};

/** A member in a game, in a page that watches its session: each does from when it is idle. */
export const playAs = async (page: Page, platformUrl: string, username: string): Promise<void> => {
  const watched = watchesSession(page);
  await goAs(page, platformUrl, username, '/fish?search=thunder');
  await page.getByRole('main').getByRole('button', { name: 'Thunder Shark' }).click();
  await expect(gameFrame(page, 'Thunder Shark').getByText('Ks 12,345.67')).toBeVisible();
  await watched;
};

export const watchesSession = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith(endpoints.sessionWatch.path));

/** How long a page may show a session that has ended, in ms. */
const WITHIN = 2_000;

/**
 * Starts a break or an exclusion in one page. Other devices are out (no game, no balance) within
 * two seconds of the platform's answer; tabs within two seconds of when `shown` is there.
 */
export const expectOutAfter = async (
  page: Page,
  { start, shown }: { start: Locator; shown: Locator },
  { devices, tabs }: { devices: readonly Page[]; tabs: readonly Page[] },
): Promise<void> => {
  const { method, path } = endpoints.startPlayBlock;
  await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === method && answer.url().endsWith(path),
    ),
    start.click(),
  ]);
  const answeredAt = Date.now();
  const [shownAt, onDevices, inTabs] = await Promise.all([
    shown.waitFor().then(() => Date.now()),
    Promise.all(devices.map(outAt)),
    Promise.all(tabs.map(outAt)),
  ]);
  const late = [
    ...onDevices.map((at) => at - answeredAt),
    ...inTabs.map((at) => at - shownAt),
  ].filter((took) => took >= WITHIN);
  expect(late, 'ms that pages were out too late').toEqual([]);
};

const outAt = async (page: Page): Promise<number> => {
  for (const part of [balance(page), gameDialog(page)]) await part.waitFor({ state: 'detached' });
  return Date.now();
};
