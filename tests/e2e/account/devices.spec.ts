import type { Page } from '@playwright/test';
import english from '../../../locales/en/account/devices.json' with { type: 'json' };
import burmese from '../../../locales/my/account/devices.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { createClient } from '../../sandbox/harness/client';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import { expect, switchLanguage, test } from '../harness/visit';

const TITLES = { EN: english.title, MY: burmese.title };
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Devices', exact: true });
const list = (page: Page) => dialog(page).getByRole('list', { name: 'Devices' });

test('a picture is chosen; other devices are listed, and signed out one by one or all', async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(60_000);
  const client = createClient((path, init) => fetch(platform.url + path, init));
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
  const picture = centre.getByRole('region', { name: 'Picture' });
  await picture.getByRole('button', { name: 'Change picture' }).click();
  await picture.getByRole('button', { name: 'Lotus' }).click();
  await expect(picture.getByRole('heading')).toBeFocused();
  // The header is behind the dialog.
  const menu = page.getByRole('button', { name: 'Account menu', includeHidden: true });
  await expect(menu.locator('img')).toHaveAttribute('src', '/media/icons/lotus.svg');
  await controls.faults([{ endpoint: 'devices', kind: 'malformed', times: 1 }]);
  await centre
    .getByRole('region', { name: 'Devices' })
    .getByRole('button', { name: 'Show devices' })
    .click();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await expect(list(page).getByRole('listitem').first()).toContainText('This device');

  for (const language of ['MY', 'EN'] as const) {
    await page.setViewportSize({ width: 1440, height: 740 });
    await switchLanguage(page, language);
    const shown = page.getByRole('dialog', { name: joinSyllables(TITLES[language]), exact: true });
    await expect(shown.getByRole('listitem')).toHaveCount(4);
    for (const width of [1440, 360])
      await test.step(`${language}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        expect(await dialogFindings(page, language)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      });
  }

  await dialog(page).getByRole('button', { name: 'Sign out: Chrome on Android' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  expect(await isIn(phone)).toBe(false);
  await dialog(page).getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out all other devices?' });
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page)).toContainText('You are logged in on this device only.');
  expect([await isIn(tablet), await isIn(laptop)]).toEqual([false, false]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible();
});
