import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import english from '../../../locales/en/account/authenticator.json' with { type: 'json' };
import factorWords from '../../../locales/my/account/secondFactor.json' with { type: 'json' };
import loginWords from '../../../locales/my/account/login.json' with { type: 'json' };
import burmese from '../../../locales/my/account/authenticator.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import {
  balance,
  expect,
  fillAndSend,
  header,
  loginDialog,
  PASSWORD,
  signOut,
  switchLanguage,
  test,
} from '../harness/visit';

const STEP = 30_000;
/** A code of the app, so many steps from now: each works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });
const section = (page: Page, title = english.title) =>
  page.getByRole('region', { name: joinSyllables(title) });
const fits = async (page: Page, width: number) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
};

test('two-step login: turned on, asked for by a login, and passed by a recovery code', async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goAs(page, platform.url, 'player', '/member');
  const part = section(page);
  await part.getByRole('button', { name: english.off.begin }).click();
  await part.getByLabel(english.password.label).fill('wrong');
  await part.getByRole('button', { name: english.password.submit }).click();
  await expect(part.getByLabel(english.password.label)).toHaveAttribute('aria-invalid', 'true');
  await part.getByLabel(english.password.label).fill(PASSWORD);
  await part.getByRole('button', { name: english.password.submit }).click();
  await expect(part.getByRole('img', { name: english.pairing.qr })).toBeVisible();
  const shown = await part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = shown.replaceAll(' ', '');
  expect(await dialogFindings(page, 'EN')).toEqual([]);
  await part.getByLabel(english.pairing.code).fill(codeOf(secret, -1));
  await part.getByRole('button', { name: english.pairing.submit }).click();
  const list = part.getByRole('list', { name: english.codes.label });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', other = ''] = await list.getByRole('listitem').allInnerTexts();
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: english.codes.download }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(`${recovery}\n${other}\n`);
  await part.getByRole('button', { name: english.codes.kept }).click();
  await expect(part).toContainText('You have 10 recovery codes left.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await signOut(page);

  await test.step('a login asks for a code of the app', async () => {
    await header(page).getByRole('button', { name: 'Log in' }).click();
    await fillAndSend(loginDialog(page), 'player');
    const factor = page.getByRole('dialog', { name: "Verify it's you" });
    await factor.getByLabel('Code').fill(codeOf(secret));
    await expect(balance(page)).toHaveCount(0);
    await factor.getByRole('button', { name: 'Verify' }).click();
    await expect(balance(page)).toBeVisible();
    await signOut(page);
  });

  await test.step('without the phone, by a recovery code, in Burmese at 360 px', async () => {
    await switchLanguage(page, 'MY');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login');
    const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
    await form.locator('input[name="username"]').fill('player');
    await form.locator('input[name="password"]').fill(PASSWORD);
    await form.getByRole('button', { name: joinSyllables(loginWords.submit) }).click();
    const factor = page.getByRole('dialog', { name: joinSyllables(factorWords.title) });
    await factor.locator('input[name="code"]').fill(recovery.toLowerCase());
    expect(await dialogFindings(page, 'MY')).toEqual([]);
    await fits(page, 360);
    await factor.getByRole('button', { name: joinSyllables(factorWords.submit) }).click();
    await expect(factor).toHaveCount(0);
    await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  });

  await test.step('and turned off by another', async () => {
    await page.goto('/member');
    const mine = section(page, burmese.title);
    await expect(mine).toContainText(
      joinSyllables(burmese.on.left_other.replace('{{count}}', '9')),
    );
    await mine.getByRole('button', { name: joinSyllables(burmese.on.end), exact: true }).click();
    await mine.locator('input[name="password"]').fill(PASSWORD);
    await mine.locator('input[name="code"]').fill(other);
    expect(await dialogFindings(page, 'MY')).toEqual([]);
    await fits(page, 360);
    await mine.getByRole('button', { name: joinSyllables(burmese.end.submit) }).click();
    await expect(
      mine.getByRole('button', { name: joinSyllables(burmese.off.begin) }),
    ).toBeVisible();
  });
});
