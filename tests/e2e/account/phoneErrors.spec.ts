import type { Page } from '@playwright/test';
import { PHONE_ERROR_KEYS } from '../../../contract/errors';
import words from '../../../locales/en/site/errors.json' with { type: 'json' };
import {
  codeField,
  expectSent,
  mobileField,
  openSmsForm,
  PLAYER_MOBILE,
  secondsLeft,
  sendButton,
  sendTo,
  warningDialog,
} from '../harness/codes';
import { balance, expect, expectGuest, header, loginDialog, test } from '../harness/visit';

type Row = keyof typeof PHONE_ERROR_KEYS;
/**
 * When a row of the table occurs: while the code is sent, while it is confirmed, or in the window
 * of a social account.
 */
type Meeting = { at: 'send' | 'confirm'; failure: string } | { at: 'window' };

/** Every row of spec §8, Phone authentication codes, and how firebase is made to fail with it. */
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
const messageOf = (row: Row): string => {
  const [, name = ''] = /^errors:phone\.(.+)$/.exec(PHONE_ERROR_KEYS[row]) ?? [];
  return words.phone[name as keyof typeof words.phone];
};

test.beforeEach(({ controls }) => controls.settings({ smsProvider: 'firebase' }));

const rowsAt = (at: Meeting['at']) =>
  (Object.entries(ROWS) as [Row, Meeting][]).filter(([, meeting]) => meeting.at === at);
const failureOf = (meeting: Meeting) => (meeting.at === 'window' ? null : meeting.failure);

test('a code that is not sent says why, for every row of the table', async ({ page, controls }) => {
  // As much time as one test, for every two rows.
  const rows = rowsAt('send');
  test.setTimeout(rows.length * 15_000);
  const dialog = await openSmsForm(page);
  // Too many requests disable the button for minutes, so that row comes last.
  const isLast = ([row]: [Row, Meeting]) => Number(row === 'too-many-requests');
  rows.sort((one, other) => isLast(one) - isLast(other));
  for (const [row, meeting] of rows)
    await test.step(`${row}: ${messageOf(row)}`, async () => {
      await controls.settings({ firebase: { failure: failureOf(meeting) } });
      await sendTo(dialog, PLAYER_MOBILE);
      await expect(warningDialog(page)).toContainText(messageOf(row));
      await warningDialog(page).getByRole('button', { name: 'OK' }).click();
      await expect(warningDialog(page)).toHaveCount(0);
      await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
      expect(await controls.newestCode()).toBeNull();
    });
});

test('a code that is not taken says why, for every row of the table', async ({
  page,
  controls,
}) => {
  const rows = rowsAt('confirm');
  test.setTimeout(rows.length * 15_000);
  const dialog = await openSmsForm(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  for (const [row, meeting] of rows)
    await test.step(`${row}: ${messageOf(row)}`, async () => {
      await controls.settings({ firebase: { failure: failureOf(meeting) } });
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(messageOf(row));
      await expect(codeField(dialog)).toHaveValue((await controls.newestCode()) ?? '');
      await expectGuest(page);
    });
});

test(`a window that is closed says "${messageOf('popup-closed-by-user')}"`, async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await loginDialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await expect(loginDialog(page).getByRole('alert')).toHaveText(messageOf('popup-closed-by-user'));
  await expectGuest(page);
});

test('player logs in with a code of firebase', async ({ page, controls }) => {
  const dialog = await openSmsForm(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  expect(await secondsLeft(dialog)).toBeLessThanOrEqual(60);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('too-many-requests: no new code for five minutes, also in a reopened dialog', async ({
  page,
  controls,
}) => {
  await controls.settings({ firebase: { failure: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  const dialog = await openSmsForm(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await warningDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  expect(await secondsLeft(dialog)).toBeGreaterThan(240);
  expect(await secondsLeft(dialog)).toBeLessThanOrEqual(300);
  await expect(sendButton(dialog)).toBeDisabled();
  await reopen(page);
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expect(sendButton(dialog)).toBeDisabled();
});

test('after a failure a reopened dialog sends again, and leaves nothing on the page', async ({
  page,
  controls,
}) => {
  await controls.settings({ firebase: { failure: 'CAPTCHA_CHECK_FAILED' } });
  const dialog = await openSmsForm(page);
  const before = await page.evaluate(() => document.body.childElementCount);
  await sendTo(dialog, PLAYER_MOBILE);
  await warningDialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(sendButton(dialog)).toBeEnabled();
  await sendButton(dialog).click();
  await warningDialog(page).getByRole('button', { name: 'OK' }).click();
  await reopen(page);
  await controls.settings({ firebase: { failure: null } });
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await expect.poll(() => page.evaluate(() => document.body.childElementCount)).toBe(before);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');
});

/** Closes the login popup and opens its SMS tab again. */
const reopen = async (page: Page) => {
  const dialog = loginDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('tab', { name: 'SMS' }).click();
};
