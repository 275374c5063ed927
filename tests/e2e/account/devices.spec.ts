import type { Page } from '@playwright/test';
import english from '../../../locales/en/account/devices.json' with { type: 'json' };
import burmese from '../../../locales/my/account/devices.json' with { type: 'json' };
import centreEnglish from '../../../locales/en/member/memberCentre.json' with { type: 'json' };
import centreBurmese from '../../../locales/my/member/memberCentre.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { createClient } from '../../sandbox/harness/client';
import { findingsAtRest } from '../harness/axe';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

const WORDS = {
  EN: { devices: english, centre: centreEnglish },
  MY: { devices: burmese, centre: centreBurmese },
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Devices', exact: true });
const list = (page: Page) => dialog(page).getByRole('list', { name: 'Devices' });
const clientOf = (url: string) => createClient((path, init) => fetch(url + path, init));

test('other devices are listed, and signed out one by one or all', async ({ page, platform }) => {
  const client = clientOf(platform.url);
  const signIn = async (userAgent: string) => {
    const token = await client.tokenOf('player');
    await client.call('memberInfo', {}, { token, headers: { 'User-Agent': userAgent } });
    return token;
  };
  const isIn = async (token: string) =>
    (await client.call('memberInfo', {}, { token })).status === 200;
  const [phone, tablet, laptop] = [
    await signIn('Mozilla/5.0 (Linux; Android 15) Chrome/156.0 Mobile Safari/537.36'),
    await signIn('Mozilla/5.0 (iPad; CPU OS 18 like Mac OS X) Version/18 Safari/604.1'),
    await signIn('Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0'),
  ];
  await goAs(page, platform.url, 'player', '/member');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre
    .getByRole('region', { name: 'Devices' })
    .getByRole('button', { name: 'Show devices' })
    .click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await expect(list(page).getByRole('listitem').first()).toContainText('This device');
  await dialog(page).getByRole('button', { name: 'Sign out: Chrome on Android' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  expect(await isIn(phone)).toBe(false);
  await dialog(page).getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out all other devices?' });
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page)).toContainText('You are signed in on this device only.');
  expect([await isIn(tablet), await isIn(laptop)]).toEqual([false, false]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('a failed list can be read again', async ({ page, platform, controls }) => {
  await goAs(page, platform.url, 'player', '/member');
  await controls.faults([{ endpoint: 'devices', kind: 'malformed', times: 1 }]);
  await page.getByRole('button', { name: 'Show devices' }).click();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

for (const language of ['EN', 'MY'] as const) {
  test(`usable and accessible in ${language} at 360 and 1440 px, light and dark`, async ({
    page,
    platform,
  }) => {
    const { devices, centre } = WORDS[language];
    await clientOf(platform.url).tokenOf('player');
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await goAs(page, platform.url, 'player', '/member');
    await page
      .getByRole('button', { name: joinSyllables(centre.securityCenter.devices.show) })
      .click();
    const shown = page.getByRole('dialog', { name: joinSyllables(devices.title), exact: true });
    await expect(shown.getByRole('listitem')).toHaveCount(2);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findingsAtRest(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });
}
