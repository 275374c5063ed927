import type { Page } from '@playwright/test';
import { PHONE_ERROR_KEYS } from '../../../contract/phoneErrors';
import smsWords from '../../../locales/en/account/smsCode.json' with { type: 'json' };
import errors from '../../../locales/en/site/errors.json' with { type: 'json' };
import {
  codeField,
  expectSent,
  mobileField,
  PLAYER_MOBILE,
  secondsLeft,
  sendButton,
  sendTo,
  warningDialog,
} from '../harness/codes';
import { balance, expect, expectGuest, header, loginDialog, signOut, test } from '../harness/visit';

type Row = keyof typeof PHONE_ERROR_KEYS;
/**
 * Where a row is met: while the code is sent, while it is confirmed, or in the window of a social
 * account.
 */
type Meeting = { at: 'send' | 'confirm'; failure: string } | { at: 'window' };

/** Every row of spec §8, Phone authentication codes, and what makes firebase say it. */
const ROWS: Record<Row, Meeting> = {
  'invalid-phone-number': { at: 'send', failure: 'INVALID_PHONE_NUMBER' },
  'missing-phone-number': { at: 'send', failure: 'MISSING_PHONE_NUMBER' },
  'too-many-requests': { at: 'send', failure: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
  unknown: { at: 'send', failure: 'UNKNOWN' },
  'invalid-verification-code': { at: 'confirm', failure: 'INVALID_CODE' },
  'missing-verification-code': { at: 'confirm', failure: 'MISSING_CODE' },
  'captcha-check-failed': { at: 'send', failure: 'CAPTCHA_CHECK_FAILED' },
  'quota-exceeded': { at: 'send', failure: 'QUOTA_EXCEEDED' },
  'operation-not-allowed': { at: 'send', failure: 'OPERATION_NOT_ALLOWED' },
  'code-expired': { at: 'confirm', failure: 'SESSION_EXPIRED' },
  'popup-closed-by-user': { at: 'window' },
};
/** Too many requests disable the button for minutes, so that row comes last. */
const BLOCKING = 'too-many-requests';
const messageOf = (row: Row): string => {
  if (row === 'popup-closed-by-user') return errors.popupClosed;
  const [, name = ''] = /^smsCode:errors\.(.+)$/.exec(PHONE_ERROR_KEYS[row]) ?? [];
  return smsWords.errors[name as keyof typeof smsWords.errors];
};

test.beforeEach(({ controls }) => controls.settings({ smsProvider: 'firebase' }));

const rowsAt = (at: Meeting['at']) =>
  (Object.entries(ROWS) as [Row, Meeting][]).filter(([, meeting]) => meeting.at === at);
const failureOf = (meeting: Meeting) => (meeting.at === 'window' ? null : meeting.failure);

test('every row of the table is shown where it occurs, and the right code logs in', async ({
  page,
  controls,
}) => {
  // Rows that wait for the network one after the other.
  test.setTimeout(90_000);
  await page.clock.install();
  await page.goto('/login');
  const dialog = loginDialog(page);

  for (const [row] of rowsAt('window'))
    await test.step(`${row}: ${messageOf(row)}`, async () => {
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('button', { name: 'Continue with Google' }).click();
      await (await opened).close();
      await expect(dialog.getByRole('alert')).toHaveText(messageOf(row));
      await expectGuest(page);
    });

  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await expect(mobileField(dialog)).toBeVisible();
  const before = await page.evaluate(() => document.body.childElementCount);
  const warn = async (row: Row, meeting: Meeting) => {
    await controls.settings({ firebase: { failure: failureOf(meeting) } });
    await sendTo(dialog, PLAYER_MOBILE);
    await expect(warningDialog(page)).toContainText(messageOf(row));
    await warningDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(warningDialog(page)).toHaveCount(0);
    await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
  };
  for (const [row, meeting] of rowsAt('send').filter(([name]) => name !== BLOCKING))
    await test.step(`${row}: ${messageOf(row)}`, async () => {
      await warn(row, meeting);
      await expect(sendButton(dialog)).toBeEnabled();
      expect(await controls.newestCode()).toBeNull();
    });

  await reopen(page);
  await controls.settings({ firebase: { failure: null } });
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  expect(await secondsLeft(dialog)).toBeLessThanOrEqual(60);
  await expect.poll(() => page.evaluate(() => document.body.childElementCount)).toBe(before);
  const code = (await controls.newestCode()) ?? '';
  await codeField(dialog).fill(code);
  for (const [row, meeting] of rowsAt('confirm'))
    await test.step(`${row}: ${messageOf(row)}`, async () => {
      await controls.settings({ firebase: { failure: failureOf(meeting) } });
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(messageOf(row));
      await expect(codeField(dialog)).toHaveValue(code);
      await expectGuest(page);
    });
  await controls.settings({ firebase: { failure: null } });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');

  await test.step(`${BLOCKING}: no new code for five minutes, in a new dialog either`, async () => {
    await signOut(page);
    await page.clock.fastForward('01:01');
    await openSms(page);
    await warn(BLOCKING, ROWS[BLOCKING]);
    await expect(dialog.getByRole('timer')).toBeVisible();
    expect(await secondsLeft(dialog)).toBeGreaterThan(240);
    expect(await secondsLeft(dialog)).toBeLessThanOrEqual(300);
    await expect(sendButton(dialog)).toBeDisabled();
    await reopen(page);
    await expect(dialog.getByRole('timer')).toBeVisible();
    await expect(sendButton(dialog)).toBeDisabled();
  });
});

/** Opens the login popup on its SMS tab. */
const openSms = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await loginDialog(page).getByRole('tab', { name: 'SMS' }).click();
};
/** Closes the login popup and opens its SMS tab again. */
const reopen = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await openSms(page);
};
