import type { Locator, Page } from '@playwright/test';
import type { Controls } from './controls';
import { expect, header, PASSWORD } from './visit';

export const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Register' });
export const box = (form: Locator, name: string) =>
  form.getByRole('textbox', { name, exact: true });
/** A password has no role; the label of a required field ends in a star. */
export const secret = (form: Locator, name: string) => form.getByLabel(new RegExp(`^${name}\\*?$`));
export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: 'Register', exact: true });

/** The calls of a registration, by purpose; all others of a visit are left out. */
const STEPS: Record<string, string> = {
  'GET /wps/agent/affiliate': 'affiliate',
  'GET /wps/verification/challenge': 'challenge',
  'POST /wps/verification/sms/register': 'code sent',
  'POST /identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode': 'code sent by firebase',
  'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber': 'firebase',
  'PUT /wps/member/register': 'register',
  'PUT /wps/member/register/mobile': 'register by mobile',
  'GET /wps/member/info': 'member',
};

/** The calls of the registration so far, in order. */
export const stepsOf = async (controls: Controls): Promise<string[]> =>
  (await controls.journal()).flatMap(({ method, path }) => STEPS[`${method} ${path}`] ?? []);

/** Opens the register dialog, by its address or over another page. */
export const openRegister = async (page: Page, way: 'Username' | 'Mobile', path = '/register') => {
  await page.goto(path);
  const dialog = registerDialog(page);
  await dialog.getByRole('tab', { name: way }).click();
  return dialog;
};

export const consent = async (dialog: Locator) => {
  await dialog.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await dialog.getByRole('checkbox', { name: 'I agree to the terms' }).check();
};

/** What a registration by username needs. */
export const fillUsernameForm = async (dialog: Locator, username = 'khinkhin') => {
  await box(dialog, 'Username').fill(username);
  await secret(dialog, 'Password').fill(PASSWORD);
  await secret(dialog, 'Confirm password').fill(PASSWORD);
  await consent(dialog);
};

/** What a registration by mobile needs, the code of the newest message included. */
export const fillMobileForm = async (dialog: Locator, controls: Controls, number = '976543210') => {
  await box(dialog, 'Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => controls.newestCode()).not.toBeNull();
  await expect(dialog.getByText('We sent you a code.')).toBeVisible();
  await box(dialog, 'SMS code').fill((await controls.newestCode()) ?? '');
  await secret(dialog, 'Password').fill(PASSWORD);
  await secret(dialog, 'Confirm password').fill(PASSWORD);
  await consent(dialog);
};

/** Logged in, at home, with an empty wallet. */
export const expectNewMember = async (page: Page) => {
  await expect(header(page).getByRole('group', { name: 'Balance' })).toContainText('0.00');
  await expect(page).toHaveURL('/');
  await expect(registerDialog(page)).toHaveCount(0);
};
