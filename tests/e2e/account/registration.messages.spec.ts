import type { Locator, Page } from '@playwright/test';
import { box, fillUsernameForm, openRegister, secret, submitButton } from '../harness/registering';
import { expect, header, loginDialog, logIn, test } from '../harness/visit';

/**
 * A pattern that nothing typed here matches, described by none of the 21 templates: the field's own
 * message speaks.
 */
const OWN = { acceptedPattern: 'x{40}', patternId: 99, minLength: 0, maxLength: 50 };

const expectNoPlaceholder = async (page: Page) =>
  expect(await page.locator('body').innerText(), 'no message shows a placeholder').not.toMatch(
    /\{\{|\(min\)|\(max\)/,
  );
test.afterEach(({ page }) => expectNoPlaceholder(page));

const says = async (field: Locator, message: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
};

/** The message of a field whose own rule fails, with a value that no rule of the page refuses. */
const FORMATS = [
  ['Account format is incorrect', 'username', 'Username', 'khinkhin'],
  ['E-mail format is incorrect', 'email', 'E-mail', 'khin@padauk.example'],
  ['Payee name format is incorrect', 'payeeName', 'Real name', 'Khin'],
  ['Real name format is incorrect', 'realName', 'Full legal name', 'Khin'],
  ['Phone number format is incorrect', 'mobileNum', 'Mobile number', '976543210'],
  ['Invalid invitation code', 'affiliateCode', 'Invitation code', 'PADAUK01'],
] as const;

test(`register: each field's own message, for a rule of the platform's own`, async ({
  page,
  controls,
}) => {
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

test('register: the messages of lengths, a pattern, empty fields and an empty captcha', async ({
  page,
  controls,
}) => {
  const dialog = await openRegister(page, 'Username');
  /** The rules are read again with the dialog. */
  const reopen = async (registerFields: object) => {
    await expectNoPlaceholder(page);
    await controls.reset();
    await controls.settings({ registerFields });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Register' }).click();
    await dialog.getByRole('tab', { name: 'Username' }).click();
  };

  await test.step('password and code', async () => {
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
    await expect(box(dialog, 'SMS code')).toHaveAccessibleDescription(
      /Please enter a valid verification code/,
    );
  });

  await test.step('one number where the least is the most', async () => {
    await reopen({
      password: { minLength: 12, maxLength: 12 },
      username: { minLength: 6, maxLength: 6 },
    });
    await fillUsernameForm(dialog);
    await secret(dialog, 'Password').fill('short');
    await submitButton(dialog).click();
    await says(secret(dialog, 'Password'), 'Please fill in your password with 12 characters');
    await says(
      box(dialog, 'Username'),
      'Please fill in 6 characters: a letter first, then letters and digits',
    );
  });

  await test.step('a pattern of digits alone', async () => {
    await reopen({ username: { acceptedPattern: '[0-9]+', patternId: 7 } });
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await says(box(dialog, 'Username'), 'Please fill in 4 - 16 digits');
    await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
    await expect(submitButton(dialog)).toBeEnabled();
    expect(await controls.callsTo('/wps/member/register')).toEqual([]);
  });

  await test.step('required and empty', async () => {
    await reopen({ email: { required: true }, captcha: { enabled: true } });
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

test('log in: the messages of empty and wrong fields, by username and by SMS', async ({ page }) => {
  await logIn(page, 'player', 'Wrong#2026');
  const dialog = loginDialog(page);
  await expect(box(dialog, 'Captcha')).toBeVisible();
  await box(dialog, 'Username').fill('');
  await secret(dialog, 'Password').fill('');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await says(box(dialog, 'Username'), 'Input cannot be empty');
  await says(secret(dialog, 'Password'), 'Input cannot be empty');
  await expect(box(dialog, 'Captcha')).toHaveAccessibleDescription(/^Please enter the captcha/);

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
