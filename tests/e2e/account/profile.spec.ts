import english from '../../../locales/en/account/profile.json' with { type: 'json' };
import burmese from '../../../locales/my/account/profile.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { seriousFindings } from '../harness/axe';
import {
  box,
  expectNewMember,
  fillUsernameForm,
  openRegister,
  secret,
  submitButton,
} from '../harness/registering';
import { expect, switchLanguage, test } from '../harness/visit';

const PIN = '246813';
const TITLES = { EN: english.title, MY: joinSyllables(burmese.title) };

test('what a registration left out is completed in My account, on a phone', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  const register = await openRegister(page, 'Username');
  await fillUsernameForm(register);
  await secret(register, 'Payment password').fill(PIN);
  await submitButton(register).click();
  await expectNewMember(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/member');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const details = centre.getByRole('region', { name: 'Your details' });
  await expect(details.getByText('Not given yet')).toHaveCount(6);
  await details.getByRole('button', { name: 'Complete or change' }).click();
  await expect(details.getByRole('heading')).toBeFocused();
  await box(details, 'Real name').fill('Khin Khin');
  await box(details, 'E-mail').fill('khin');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(box(details, 'E-mail')).toBeFocused();
  await expect(box(details, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(box(details, 'Real name')).toHaveValue('Khin Khin');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await box(details, 'E-mail').fill('khin@padauk.example');
  await controls.faults([{ endpoint: 'saveProfile', kind: 'status', times: 1 }]);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByRole('alert')).toContainText('System error');
  await expect(box(details, 'E-mail')).toHaveValue('khin@padauk.example');
  await details.getByRole('button', { name: 'Save' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toContainText('Khin Khin');
  await secret(proof, 'Payment password').fill(PIN);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  // The code of the new address comes next, and may wait.
  await expect(details.getByText(/We send a code to khin@padauk\.example/)).toBeVisible();
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Not given yet')).toHaveCount(4);
  await expect(details.getByText('Khin Khin')).toBeVisible();
  await expect(details.getByText('Not confirmed yet')).toBeVisible();
  await details.getByRole('button', { name: 'Complete or change' }).click();
  await expect(box(details, 'Real name')).toHaveCount(0);
  await details.getByRole('button', { name: 'Cancel' }).click();

  for (const language of ['MY', 'EN'] as const) {
    // The choice of language is behind the dialog, and in the drawer of a phone.
    await page.setViewportSize({ width: 1440, height: 740 });
    await switchLanguage(page, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('heading', { name: TITLES[language], exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  }
  await details.getByRole('button', { name: 'Accounts for withdrawals' }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/);
});

test('a number is added and an e-mail confirmed, each by its code', async ({ page, controls }) => {
  test.setTimeout(60_000);
  await controls.settings({
    registerFields: { nickname: { enabled: true }, nationality: { enabled: true } },
  });
  const register = await openRegister(page, 'Username');
  await fillUsernameForm(register);
  await box(register, 'E-mail').fill('khin@padauk.example');
  await secret(register, 'Payment password').fill(PIN);
  await submitButton(register).click();
  await expectNewMember(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/member');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const details = centre.getByRole('region', { name: 'Your details' });
  const code = box(details, 'SMS code');
  const number = box(details, 'Mobile number');
  await details.getByRole('button', { name: 'Add a mobile number' }).click();
  await number.fill('09 7654 3210');
  await details.getByRole('button', { name: 'Send code' }).click();
  await expect(details.getByText('We sent you a code.')).toBeVisible();
  const right = (await controls.sentTo('+95976543210'))[0]?.code ?? '';
  await code.fill(right === '000000' ? '111111' : '000000');
  await details.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await expect(number).toHaveValue('09 7654 3210');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // Its answer is lost after the platform has changed the number: the same again is as good.
  await code.fill(right);
  await details.getByRole('button', { name: 'Confirm', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toContainText('•••• 3210');
  await controls.faults([{ endpoint: 'confirmContact', kind: 'abortAfterCommit', times: 1 }]);
  await secret(proof, 'Payment password').fill(PIN);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(details.getByRole('alert')).toContainText('Network link is abnormal');
  await details.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await expect(details.getByText('•••• 3210')).toBeVisible();

  await expect(details.getByText('Not confirmed yet')).toBeVisible();
  await details.getByRole('button', { name: 'Confirm the e-mail' }).click();
  await details.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => controls.sentTo('khin@padauk.example')).toHaveLength(1);
  const mailed = (await controls.sentTo('khin@padauk.example'))[0]?.code ?? '';
  await box(details, 'Code from the e-mail').fill(mailed);
  await details.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(details.getByText(/^k•+.*@padauk\.example$/)).toBeVisible();
  await expect(details.getByText('Not confirmed yet')).toHaveCount(0);

  await details.getByRole('button', { name: 'Complete or change' }).click();
  await box(details, 'Nickname').fill('Thiri');
  await details.getByRole('combobox', { name: 'Nationality' }).selectOption({ label: 'Thailand' });
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Thailand')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /Thiri/ })).toBeVisible();
});
