import type { Locator } from '@playwright/test';
import { box, fillUsernameForm, openRegister, secret, submitButton } from '../harness/registering';
import { expect, loginDialog, logIn, test } from '../harness/visit';

/**
 * A pattern that nothing typed here matches and no template describes, so the field has its own
 * message.
 */
const OWN = { acceptedPattern: 'x{40}', patternId: 99, minLength: 0, maxLength: 50 };

test.afterEach(async ({ page }) => {
  expect(await page.locator('body').innerText(), 'no message shows a placeholder').not.toMatch(
    /\{\{|\(min\)|\(max\)/,
  );
});

const says = async (field: Locator, message: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
};

test.describe('register', () => {
  /** The message of a field whose own rule fails, with a value that no rule of the page refuses. */
  const FORMATS = [
    ['Account format is incorrect', 'username', 'Username', 'khinkhin'],
    ['E-mail format is incorrect', 'email', 'E-mail', 'khin@padauk.example'],
    ['Payee name format is incorrect', 'payeeName', 'Real name', 'Khin'],
    ['Real name format is incorrect', 'realName', 'Full legal name', 'Khin'],
    ['Phone number format is incorrect', 'mobileNum', 'Mobile number', '976543210'],
    ['Invalid invitation code', 'affiliateCode', 'Invitation code', 'PADAUK01'],
  ] as const;

  test(`each field's own message, for a rule of the platform's own`, async ({ page, controls }) => {
    await controls.settings({
      registerFields: {
        ...Object.fromEntries(FORMATS.map(([, rule]) => [rule, { ...OWN, enabled: true }])),
        password: OWN,
      },
      whitelabel: { REGMOBVERF3: false },
    });
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    for (const [, , label, value] of FORMATS) await box(dialog, label).fill(value);
    await submitButton(dialog).click();
    for (const [message, , label] of FORMATS)
      await test.step(message, () => says(box(dialog, label), message));
    await says(secret(dialog, 'Password'), 'Password format is incorrect');
  });

  test('the length of the password, its confirmation, and a refused code', async ({ page }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    const password = await secret(dialog, 'Password').inputValue();

    await secret(dialog, 'Password').fill('short');
    await submitButton(dialog).click();
    await says(secret(dialog, 'Password'), 'Please fill in your password with 8 - 20 characters');

    await secret(dialog, 'Password').fill(password);
    await secret(dialog, 'Confirm password').fill('Croupier#2027');
    await submitButton(dialog).click();
    await says(secret(dialog, 'Confirm password'), 'Confirmation password is not correct.');

    await secret(dialog, 'Confirm password').fill(password);
    await box(dialog, 'Mobile number').fill('976543210');
    await box(dialog, 'SMS code').fill('123456');
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid verification code');
  });

  test(`'Please fill in your password with 12 characters', for equal bounds`, async ({
    page,
    controls,
  }) => {
    await controls.settings({
      registerFields: {
        password: { minLength: 12, maxLength: 12 },
        username: { minLength: 6, maxLength: 6 },
      },
    });
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await secret(dialog, 'Password').fill('short');
    await submitButton(dialog).click();
    await says(secret(dialog, 'Password'), 'Please fill in your password with 12 characters');
    await says(
      box(dialog, 'Username'),
      'Please fill in 6 characters: a letter first, then letters and digits',
    );
  });

  test(`what is required and empty, and 'Please enter the captcha' in a complete form`, async ({
    page,
    controls,
  }) => {
    await controls.settings({
      registerFields: { email: { required: true }, captcha: { enabled: true } },
    });
    const dialog = await openRegister(page, 'Username');
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Items marked with * are required');
    for (const field of [
      box(dialog, 'Username'),
      secret(dialog, 'Password'),
      box(dialog, 'E-mail'),
    ])
      await says(field, 'Input cannot be empty');
    await says(secret(dialog, 'Confirm password'), 'Incorrect confirmation input');

    await fillUsernameForm(dialog);
    await box(dialog, 'E-mail').fill('khin@padauk.example');
    await submitButton(dialog).click();
    await expect(box(dialog, 'Captcha')).toHaveAccessibleDescription(/^Please enter the captcha/);
  });
});

test.describe('log in', () => {
  test('the number and the code by SMS', async ({ page }) => {
    await page.goto('/login');
    const dialog = loginDialog(page);
    await dialog.getByRole('tab', { name: 'SMS' }).click();
    await box(dialog, 'Mobile number').fill('12');
    await dialog
      .getByRole('tabpanel')
      .filter({ visible: true })
      .getByRole('button', { name: 'Log in' })
      .click();
    await says(box(dialog, 'Mobile number'), 'Please enter a valid mobile number');
    await expect(box(dialog, 'SMS code')).toHaveAccessibleDescription(
      /^Please enter a valid verification code/,
    );
  });

  test(`'Input cannot be empty', and 'Please enter the captcha' where one is asked for`, async ({
    page,
  }) => {
    await logIn(page, 'player', 'Wrong#2026');
    const dialog = loginDialog(page);
    await expect(box(dialog, 'Captcha')).toBeVisible();
    await box(dialog, 'Username').fill('');
    await secret(dialog, 'Password').fill('');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await says(box(dialog, 'Username'), 'Input cannot be empty');
    await says(secret(dialog, 'Password'), 'Input cannot be empty');
    await expect(box(dialog, 'Captcha')).toHaveAccessibleDescription(/^Please enter the captcha/);
  });
});

test.describe('forgot password', () => {
  test('empty and invalid fields, by e-mail and by mobile', async ({ page }) => {
    await page.goto('/login');
    await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    const send = () => dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(box(dialog, 'Username')).toBeVisible();
    await send();
    await says(box(dialog, 'Username'), 'Input cannot be empty');
    await says(box(dialog, 'E-mail'), 'Input cannot be empty');
    await box(dialog, 'Username').fill('abc');
    await box(dialog, 'E-mail').fill('nowhere');
    await send();
    await says(box(dialog, 'Username'), 'Account format is incorrect');
    await says(box(dialog, 'E-mail'), 'E-mail format is incorrect');

    await dialog.getByRole('tab', { name: 'Mobile' }).click();
    await box(dialog, 'Mobile number').fill('12');
    await secret(dialog, 'New password').fill('short');
    await send();
    await says(box(dialog, 'Mobile number'), 'Please enter a valid mobile number');
    await says(box(dialog, 'SMS code'), 'Please enter a valid verification code');
    await says(
      secret(dialog, 'New password'),
      'Please fill in your password with 8 - 20 characters',
    );
  });
});

test.describe('change password', () => {
  test('the length of the password, and two different entries', async ({ page }) => {
    await logIn(page, 'newcomer');
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await secret(dialog, 'New password').fill('short');
    await secret(dialog, 'Repeat new password').fill('shorter');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await says(
      secret(dialog, 'New password'),
      'Please fill in your password with 8 - 20 characters',
    );
    await says(secret(dialog, 'Repeat new password'), 'The two passwords are not the same');
  });
});
