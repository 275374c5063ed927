import { tellBankName } from '../../support/gestures/login';
import { nowOf } from '../harness/clock';
import {
  codeField,
  EXPIRED_MOBILE,
  expectSent,
  mobileField,
  openSmsForm,
  PLAYER_MOBILE,
  secondsLeft,
  sendButton,
  sendTo,
  TRAVELLER_MOBILE,
  UNKNOWN_MOBILE,
  warningDialog,
} from '../harness/codes';
import { pageHands } from '../harness/pageHands';
import { balance, CALLS, expect, expectGuest, header, test } from '../harness/visit';

const SMS = '/wps/verification/sms/noLogin';

test('player logs in by a code that a double click requests once; a wrong one is reported', async ({
  page,
  controls,
}) => {
  const dialog = await openSmsForm(page);
  await mobileField(dialog).fill(PLAYER_MOBILE);
  await sendButton(dialog).dblclick();
  await expectSent(dialog);
  expect(await controls.callsTo(CALLS.challenge)).toHaveLength(1);
  expect(await controls.callsTo(SMS)).toMatchObject([{ method: 'POST', status: 200 }]);

  const right = (await controls.newestCode()) ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  await codeField(dialog).fill(wrong);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(codeField(dialog)).toHaveAccessibleDescription(
    /Please enter a valid verification code/,
  );
  await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
  await expect(codeField(dialog)).toHaveValue(wrong);
  await expect(codeField(dialog)).toBeFocused();
  await expectGuest(page);

  await codeField(dialog).fill(right);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');
  await expect(page).toHaveURL('/');
  // The login itself asks for no verification.
  expect(await controls.callsTo(CALLS.challenge)).toHaveLength(1);
  expect((await controls.callsTo(CALLS.login)).at(-1)).toMatchObject({ status: 200 });
});

test('traveller proves who it is after the code too', async ({ page, controls }) => {
  const dialog = await openSmsForm(page);
  await sendTo(dialog, TRAVELLER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  const factor = page.getByRole('dialog', { name: "Verify it's you" });
  await expect(factor).toBeVisible();
  await expectGuest(page);
  await tellBankName(pageHands(factor), 'Aung Aung');
  await expect(balance(page)).toContainText('8,800.00');
});

test('an owed change of password does not stand in the way of a code', async ({
  page,
  controls,
}) => {
  const dialog = await openSmsForm(page);
  await sendTo(dialog, EXPIRED_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('500.00');
  await page.reload();
  await expect(balance(page)).toContainText('500.00');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the country, a pasted number, and the dialog about a code that was not sent', async ({
  page,
  context,
  controls,
}) => {
  const dialog = await openSmsForm(page);
  const country = dialog.getByRole('combobox', { name: 'Country code' });
  await expect(country).toContainText('+95');
  await country.focus();
  await page.keyboard.press('Enter');
  const list = dialog.getByRole('listbox');
  await expect(list).toBeFocused();
  // One letter: on a busy machine several come so far apart that each begins another search.
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(country).toContainText('+66');
  await expect(country).toBeFocused();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('+95 9 7611 12222'));
  await mobileField(dialog).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(country).toContainText('+95');
  await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);

  await controls.settings({ whitelabel: { MOBILEVERCODELOGIN3: false } });
  await sendButton(dialog).click();
  await expect(warningDialog(page)).toContainText('SMS codes are not available here');
  await expect(warningDialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warningDialog(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(sendButton(dialog)).toBeFocused();
  await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
  await expect(dialog.getByRole('timer')).toHaveCount(0);

  await controls.settings({ whitelabel: { MOBILEVERCODELOGIN3: true } });
  await sendButton(dialog).click();
  await expectSent(dialog);
});

test('an unknown number gets the same answer; too many codes say how long to wait', async ({
  page,
  controls,
}) => {
  await controls.settings({ rateLimits: { codes: { points: 1, seconds: 60 } } });
  await page.clock.install();
  const dialog = await openSmsForm(page);
  await sendTo(dialog, UNKNOWN_MOBILE);
  await expectSent(dialog);
  expect(await controls.newestCode()).toBeNull();
  await codeField(dialog).fill('123456');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(codeField(dialog)).toHaveAccessibleDescription(
    /Please enter a valid verification code/,
  );
  await expectGuest(page);

  await page.clock.fastForward('02:01');
  await expect(sendButton(dialog)).toBeEnabled();
  await sendTo(dialog, PLAYER_MOBILE);
  await expect(warningDialog(page)).toContainText(
    /Too many tries\. Please wait (?:60|[1-5]?\d) seconds/,
  );
  await warningDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  expect(await secondsLeft(dialog)).toBeGreaterThan(20);
  expect(await secondsLeft(dialog)).toBeLessThanOrEqual(60);
  await expect(sendButton(dialog)).toBeDisabled();
  expect(await controls.callsTo(SMS)).toMatchObject([{ status: 200 }, { status: 429 }]);
});

test('the countdown is never read out, follows the clock, and ends on time', async ({ page }) => {
  await page.clock.install();
  const dialog = await openSmsForm(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await page.clock.pauseAt((await nowOf(page)) + 10_000);
  const first = await secondsLeft(dialog);
  expect(first).toBeLessThanOrEqual(110);
  expect(first).toBeGreaterThan(80);

  const isLive = await dialog
    .getByRole('timer')
    .evaluate(
      (timer) =>
        timer.hasAttribute('aria-live') ||
        timer.closest('[aria-live], [role="status"], [role="alert"], [role="log"]') !== null,
    );
  expect(isLive).toBe(false);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const observer = new MutationObserver((changes) =>
      said.push(...changes.map(({ target }) => target.textContent ?? '')),
    );
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
      observer.observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.clock.runFor(10_000);
  await expect.poll(() => secondsLeft(dialog)).toBeLessThanOrEqual(first - 9);
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);

  // A jump ends with a look at the clock, as the pause did.
  await page.clock.fastForward(1_000);
  const start = first - 11;
  await expect.poll(() => secondsLeft(dialog)).toBe(start);
  await page.clock.fastForward(30_000);
  await expect.poll(() => secondsLeft(dialog)).toBe(start - 30);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await expect.poll(() => secondsLeft(dialog)).toBe(start - 50);
  await expect(sendButton(dialog)).toBeDisabled();

  await dialog.getByRole('tab', { name: 'Username' }).click();
  await page.clock.fastForward(10_000);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await expect.poll(() => secondsLeft(dialog)).toBe(start - 60);

  await page.clock.fastForward((start - 61) * 1_000);
  await expect.poll(() => secondsLeft(dialog)).toBe(1);
  await page.clock.fastForward(1_000);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  await expect(sendButton(dialog)).toBeEnabled();

  // A sleep that is longer than the countdown.
  await sendTo(dialog, UNKNOWN_MOBILE);
  await expectSent(dialog);
  await page.clock.fastForward('01:00:00');
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  await expect(sendButton(dialog)).toBeEnabled();
});
