import type { Page } from '@playwright/test';
import { box, secret } from '../harness/registering';
import {
  balance,
  CALLS,
  expect,
  expectGuest,
  fillAndSend,
  header,
  logIn,
  loginDialog,
  PASSWORD,
  signOut,
  test,
  tokenIn,
} from '../harness/visit';

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change password' });

/** The people of the README end where spec §4 says. */
test('staff cannot log in as a member; player logs in, hides the balance and signs out', async ({
  page,
  controls,
}) => {
  await logIn(page, 'staff');
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Non-member account unable to login',
  );
  await expectGuest(page);

  await fillAndSend(loginDialog(page), 'player');
  await expect(balance(page)).toContainText('Ks 12,345.67');
  await expect(page).toHaveURL('/');
  await expect(loginDialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance(page)).toContainText('***');
  await expect(balance(page)).not.toContainText('12,345.67');
  await page.reload();
  await expect(balance(page)).toContainText('***');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(balance(page)).toContainText('12,345.67');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out?' })
    .getByRole('button', { name: 'Stay signed in' })
    .click();
  await expect(balance(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  // The page of an earlier test may end its session late: the platform answers 401 to that.
  const ended = (await controls.callsTo(CALLS.logout)).filter(({ status }) => status !== 401);
  expect(ended).toMatchObject([{ status: 200 }]);
});

test('fresh, expired and newcomer must change the password, or stay guests', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  const dialog = changeDialog(page);
  const openLogin = () => header(page).getByRole('button', { name: 'Log in' }).click();
  await page.goto('/');
  for (const [username, password] of [
    ['fresh', 'Welcome#1'],
    ['expired', PASSWORD],
  ] as const)
    await test.step(username, async () => {
      await openLogin();
      await fillAndSend(loginDialog(page), username, password);
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
      await expect(dialog.getByLabel('Old password')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
      await expectGuest(page);
    });
  await controls.settings({ whitelabel: { PWDEXPFORCECHANGE3: false } });
  await openLogin();
  await fillAndSend(loginDialog(page), 'expired');
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page);
  expect(await controls.callsTo(CALLS.firstLogin)).toEqual([]);

  await openLogin();
  await fillAndSend(loginDialog(page), 'newcomer');
  const send = () => dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('newcomer');
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await expect(loginDialog(page)).toHaveCount(0);
  expect(await controls.callsTo(CALLS.firstLogin)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(dialog).toBeVisible();

  await secret(dialog, 'New password').fill('short');
  await secret(dialog, 'Repeat new password').fill('shorter');
  await send();
  await expect(secret(dialog, 'New password')).toHaveAccessibleDescription(
    'Please fill in your password with 8 - 20 characters',
  );
  await expect(secret(dialog, 'Repeat new password')).toHaveAccessibleDescription(
    'The two passwords are not the same',
  );
  for (const field of ['New password', 'Repeat new password'])
    await expect(secret(dialog, field)).toHaveAttribute('aria-invalid', 'true');

  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(balance(page)).toHaveCount(0);
  await dialog.getByLabel('Old password').fill(PASSWORD);
  await secret(dialog, 'New password').fill('newcomer1');
  await expect(dialog.getByRole('status').filter({ hasText: 'leave it out' })).toBeVisible();
  await secret(dialog, 'Repeat new password').fill('newcomer1');
  await send();
  await expect(secret(dialog, 'New password')).toHaveAccessibleDescription(
    /little more than your name/,
  );
  await secret(dialog, 'New password').fill('Lagoon#2027');
  await secret(dialog, 'Repeat new password').fill('Lagoon#2028');
  await send();
  await expect(dialog.getByText('The two passwords are not the same')).toBeVisible();
  await secret(dialog, 'Repeat new password').fill('Lagoon#2027');
  await send();
  await expect(balance(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('traveller proves who it is in each way, and is locked after five wrong answers', async ({
  page,
  controls,
}) => {
  test.setTimeout(90_000);
  const dialog = page.getByRole('dialog', { name: "Verify it's you" });
  const verify = async (answer: string) => {
    await dialog.getByRole('textbox').fill(answer);
    await dialog.getByRole('button', { name: 'Verify' }).click();
  };
  const comeIn = async (way: string) => {
    await fillAndSend(loginDialog(page), 'traveller');
    await expect(dialog).toBeVisible();
    await expectGuest(page);
    await dialog.getByRole('button', { name: way }).click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
  };
  const WAYS: [way: string, answer: () => Promise<string> | string][] = [
    ['Bank account name', () => 'aung  aung'],
    ['Google Authenticator code', () => controls.authenticator('JBSWY3DPEHPK3PXP')],
    ['Code by SMS', () => sentCode(null)],
    ['Code by e-mail', () => sentCode(lastCode)],
  ];
  let lastCode: string | null = null;
  const sentCode = async (before: string | null) => {
    await expect.poll(() => controls.newestCode()).not.toBe(before);
    lastCode = await controls.newestCode();
    return lastCode ?? '';
  };

  await page.goto('/');
  const openLogin = () => header(page).getByRole('button', { name: 'Log in' }).click();
  for (const [way, answer] of WAYS)
    await test.step(way, async () => {
      await openLogin();
      await comeIn(way);
      await verify(await answer());
      await expect(balance(page)).toBeVisible();
      expect(await tokenIn(page)).not.toBeNull();
      await signOut(page);
    });

  await openLogin();
  await comeIn('Bank account name');
  for (let tries = 0; tries < 5; tries += 1) {
    await verify(`Nobody ${tries}`);
    if (tries < 4) await expect(dialog.getByRole('alert')).toBeVisible();
  }
  await expect(loginDialog(page).getByRole('alert')).toContainText(/too many wrong answers/i);
  await expectGuest(page);

  await page.reload();
  await fillAndSend(loginDialog(page), 'traveller');
  await expect(loginDialog(page).getByRole('alert')).toContainText(/too many wrong answers/i);
  await expectGuest(page);
});

test('the agent page accepts agents of every type and nobody else', async ({ page, controls }) => {
  test.setTimeout(60_000);
  await page.goto('/agentHome');
  await expect(page).toHaveURL('/agent');
  const form = page.getByRole('main');
  await expect(page.getByLabel('Remember password')).toHaveCount(0);
  await fillAndSend(form, 'player');
  await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in');
  await expectGuest(page);
  expect(await controls.callsTo(CALLS.member)).toEqual([]);
  await expect(box(form, 'Username')).toHaveValue('player');

  for (const username of ['agent', 'agent2', 'agent41', 'agent42', 'downline'])
    await test.step(username, async () => {
      await fillAndSend(form, username);
      await expect(page).toHaveURL('/agentHome');
      const centre = page.getByRole('dialog', { name: 'Agent centre' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await centre.getByRole('button', { name: 'Sign out' }).click();
      await page
        .getByRole('dialog', { name: 'Sign out?' })
        .getByRole('button', { name: 'Sign out' })
        .click();
      await expect(page).toHaveURL('/agent');
      await expectGuest(page);
    });
});
