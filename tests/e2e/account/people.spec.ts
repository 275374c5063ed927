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
  test,
  tokenIn,
} from '../harness/visit';

/** Every seeded person (docs/decisions/0043) ends where spec §4 says. */
test('player gets home with the balance, which can be hidden', async ({ page }) => {
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Log in' }).click();
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
});

test('player signs out after a confirmation, and the platform forgets the session', async ({
  page,
  controls,
}) => {
  await logIn(page, 'player');
  await expect(balance(page)).toContainText('12,345.67');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(balance(page)).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  expect(await controls.callsTo(CALLS.logout)).toMatchObject([{ status: 200 }]);
});

for (const [username, password] of [
  ['newcomer', PASSWORD],
  ['expired', PASSWORD],
  ['fresh', 'Welcome#1'],
] as const) {
  test(`${username} has to change the password first`, async ({ page, controls }) => {
    await logIn(page, username, password);
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect(dialog.getByLabel('Username')).toHaveValue(username);
    await expect(dialog.getByLabel('Old password')).toHaveCount(0);
    await expect(loginDialog(page)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(dialog).toBeVisible();

    await dialog.getByLabel('New password', { exact: true }).fill('Padauk#2027');
    await dialog.getByLabel('Repeat new password').fill('Padauk#2028');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('The two passwords are not the same')).toBeVisible();
    await dialog.getByLabel('Repeat new password').fill('Padauk#2027');
    await dialog.getByRole('button', { name: 'Change password' }).click();

    await expect(balance(page)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await controls.callsTo(CALLS.firstLogin)).toHaveLength(username === 'newcomer' ? 1 : 0);
  });
}

test('a reload does not avoid the owed change; the old password is asked for then', async ({
  page,
}) => {
  await logIn(page, 'newcomer');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(balance(page)).toHaveCount(0);

  await dialog.getByLabel('Old password').fill(PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill('Padauk#2027');
  await dialog.getByLabel('Repeat new password').fill('Padauk#2027');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(balance(page)).toBeVisible();
});

test('a person who cancels the owed change is a guest again', async ({ page }) => {
  await logIn(page, 'fresh', 'Welcome#1');
  await page
    .getByRole('dialog', { name: 'Change password' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectGuest(page);
});

test('expired gets in where expiry is not enforced', async ({ page, controls }) => {
  await controls.settings({ whitelabel: { PWDEXPFORCECHANGE3: false } });
  await logIn(page, 'expired');
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('traveller passes the second factor', () => {
  for (const method of ['mobile', 'email', 'bank', 'google'] as const) {
    test(`by ${method}`, async ({ page, controls }) => {
      await logIn(page, 'traveller');
      const dialog = page.getByRole('dialog', { name: "Verify it's you" });
      await expect(dialog).toBeVisible();
      await expectGuest(page);
      const names = {
        mobile: /mobile|sms|text message/i,
        email: /e-?mail/i,
        bank: /bank/i,
        google: /google|authenticator/i,
      };
      await dialog.getByRole('button', { name: names[method] }).click();
      const field = dialog.getByRole('textbox');
      await expect(field).toBeVisible();
      const isSent = method === 'mobile' || method === 'email';
      if (isSent) await expect.poll(() => controls.newestCode()).not.toBeNull();
      const answer =
        method === 'bank'
          ? 'aung  aung'
          : method === 'google'
            ? controls.authenticator('JBSWY3DPEHPK3PXP')
            : ((await controls.newestCode()) ?? '');
      await field.fill(answer);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(balance(page)).toBeVisible();
      expect(await tokenIn(page)).not.toBeNull();
    });
  }

  test('and is locked after five wrong answers, which a reload does not reset', async ({
    page,
  }) => {
    await logIn(page, 'traveller');
    const dialog = page.getByRole('dialog', { name: "Verify it's you" });
    await dialog.getByRole('button', { name: /bank/i }).click();
    for (let tries = 0; tries < 5; tries += 1) {
      await dialog.getByRole('textbox').fill(`Nobody ${tries}`);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      if (tries < 4) await expect(dialog.getByRole('alert')).toBeVisible();
    }
    await expect(loginDialog(page).getByRole('alert')).toContainText(/too many wrong answers/i);
    await expectGuest(page);

    await page.reload();
    await fillAndSend(loginDialog(page), 'traveller');
    await expect(loginDialog(page).getByRole('alert')).toContainText(/too many wrong answers/i);
    await expectGuest(page);
  });
});

test.describe('the agent page', () => {
  for (const username of ['agent', 'agent2', 'agent41', 'agent42', 'downline']) {
    test(`lets ${username} into the agent centre`, async ({ page }) => {
      await page.goto('/agent');
      await expect(page.getByLabel('Remember password')).toHaveCount(0);
      await fillAndSend(page.getByRole('main'), username);
      await expect(page).toHaveURL('/agentHome');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('refuses player with one message and no token', async ({ page, controls }) => {
    await page.goto('/agent');
    await fillAndSend(page.getByRole('main'), 'player');
    await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in');
    await expectGuest(page);
    expect(await controls.callsTo(CALLS.member)).toEqual([]);
    await expect(page.getByLabel('Username')).toHaveValue('player');
  });

  test('shows an agent the login after signing out, and guards the centre', async ({ page }) => {
    await page.goto('/agentHome');
    await expect(page).toHaveURL('/agent');
    await fillAndSend(page.getByRole('main'), 'agent');
    await expect(page).toHaveURL('/agentHome');
    await page
      .getByRole('dialog', { name: 'Agent centre' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    await page
      .getByRole('dialog', { name: 'Sign out?' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    await expect(page).toHaveURL('/agent');
    await expectGuest(page);
  });
});

test('staff is not a member', async ({ page }) => {
  await logIn(page, 'staff');
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Non-member account unable to login',
  );
  await expectGuest(page);
});
