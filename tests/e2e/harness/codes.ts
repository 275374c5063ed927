import type { Locator, Page } from '@playwright/test';
import { expect, loginDialog } from './visit';

/** Mobile number of the seeded player, as it is typed after +95. */
export const PLAYER_MOBILE = '9761112222';
/** The same of the seeded member whose password has expired. */
export const EXPIRED_MOBILE = '9761113333';
/** The same of the seeded traveller, whom the platform asks for a second factor. */
export const TRAVELLER_MOBILE = '9771233210';
/** A number without an account. */
export const UNKNOWN_MOBILE = '9760000001';

export const sendButton = (form: Locator) => form.getByRole('button', { name: 'Send code' });
export const codeField = (form: Locator) => form.getByRole('textbox', { name: 'SMS code' });
export const mobileField = (form: Locator) => form.getByRole('textbox', { name: 'Mobile number' });
export const warningDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'No new code was sent' });

/** The login popup with its SMS tab on show. */
export const openSmsForm = async (page: Page): Promise<Locator> => {
  await page.goto('/login');
  const dialog = loginDialog(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await expect(mobileField(dialog)).toBeVisible();
  return dialog;
};

export const sendTo = async (form: Locator, mobile: string) => {
  await mobileField(form).fill(mobile);
  await sendButton(form).click();
};

/** A code is on its way, and no new one can be requested yet. */
export const expectSent = async (form: Locator) => {
  await expect(form.getByText('We sent you a code.')).toBeVisible();
  await expect(form.getByRole('timer')).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
};

/** Seconds on the timer of a form. */
export const secondsLeft = async (form: Locator): Promise<number> => {
  const [, minutes, seconds] =
    /(\d+):(\d\d)$/.exec(await form.getByRole('timer').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
