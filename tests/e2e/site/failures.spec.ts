import type { Request } from '@playwright/test';
import {
  awakeLogin,
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
} from '../harness/visit';

test('a wrong password: one request, one message, and the captcha to be solved', async ({
  page,
  controls,
}) => {
  await controls.settings({ captcha: { text: 'PADAUK' } });
  await page.goto('/login');
  await fillAndSend(loginDialog(page), 'player', 'Wrong#2026');
  const dialog = loginDialog(page);
  const captcha = dialog.getByLabel('Captcha', { exact: true });
  await expect(dialog.getByRole('alert')).toHaveText('incorrect username or password');
  await expect(captcha).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
  expect(await controls.callsTo(CALLS.login)).toHaveLength(1);
  expect(await controls.callsTo(CALLS.captcha)).toHaveLength(1);
  await expectGuest(page);

  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('Please enter the captcha')).toBeVisible();
  await expect(captcha).toBeFocused();
  expect(await controls.callsTo(CALLS.login)).toHaveLength(1);

  await captcha.fill('NOTIT');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(captcha).toHaveValue('');
  await captcha.fill('padauk');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toBeVisible();
});

test('a new picture at most once a second; another human verification', async ({
  page,
  controls,
}) => {
  await logIn(page, 'player', 'Wrong#2026');
  const dialog = loginDialog(page);

  await test.step('another picture', async () => {
    const refresh = dialog.getByRole('button', { name: 'Refresh captcha' });
    await expect(refresh).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await refresh.click();
    await refresh.click();
    await refresh.click();
    await expect
      .poll(async () => (await controls.callsTo(CALLS.captcha)).length)
      .toBeLessThanOrEqual(2);
    await page.clock.resume();
  });

  await test.step('a form sent before the other way is passed says what it waits for', async () => {
    await controls.faults([{ endpoint: 'challenge', kind: 'hold', times: 1 }]);
    await dialog.getByRole('button', { name: /can.t read/i }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('Please complete verification first')).toBeVisible();
    expect(await controls.callsTo(CALLS.login)).toHaveLength(1);
  });

  await test.step('and goes through afterwards, without a picture', async () => {
    await controls.release();
    await expect(dialog.getByText(/we checked that you are human/)).toBeVisible();
    await expect(dialog.getByLabel('Captcha', { exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(balance(page)).toBeVisible();
  });
});

test('double click, Enter held and a slow answer make one request', async ({ page, controls }) => {
  await controls.faults([{ endpoint: 'login', kind: 'hold' }]);
  await page.goto('/login');
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('player');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).dblclick();
  await dialog.getByLabel('Password', { exact: true }).focus();
  for (let held = 0; held < 10; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(async () => (await controls.callsTo(CALLS.login)).length).toBe(1);
  await expect(dialog.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await controls.release();
  await expect(balance(page)).toBeVisible();
  expect(await controls.callsTo(CALLS.login)).toHaveLength(1);
});

const FAULTS = [{ kind: 'status', status: 500 }, { kind: 'malformed' }, { kind: 'drop' }] as const;

const STEPS_OF_LOGIN = { login: 'login', challenge: 'challenge', memberInfo: 'member' } as const;

test('a fault on any call of a login: one message, a usable form, still a guest', async ({
  page,
  context,
  controls,
}) => {
  test.setTimeout(60_000);
  await page.goto('/login');
  await awakeLogin(page);
  const dialog = loginDialog(page);
  const send = dialog.getByRole('button', { name: 'Log in' });
  const expectFormAlive = async () => {
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('alert')).toHaveCount(1);
    await expect(dialog.getByRole('alert')).toContainText(/./);
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expectGuest(page);
  };
  for (const [endpoint, call] of Object.entries(STEPS_OF_LOGIN)) {
    const isOver = (request: Request) => new URL(request.url()).pathname === CALLS[call];
    for (const fault of FAULTS)
      await test.step(`${fault.kind} on ${endpoint}`, async () => {
        await controls.faults([{ endpoint, ...fault }]);
        // The message of the fault before stands there: this one's comes after its own answer.
        const over =
          fault.kind === 'drop'
            ? page.waitForEvent('requestfailed', isOver)
            : page.waitForEvent('requestfinished', isOver);
        await fillAndSend(dialog, 'player');
        await over;
        await expectFormAlive();
      });
  }
  await test.step('offline', async () => {
    await controls.faults([]);
    await context.setOffline(true);
    const over = page.waitForEvent('requestfailed');
    await fillAndSend(dialog, 'player');
    await over;
    await expectFormAlive();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
    await context.setOffline(false);
  });
  await test.step('a delay on every call is waited for', async () => {
    await controls.faults(
      Object.keys(STEPS_OF_LOGIN).map((endpoint) => ({ endpoint, kind: 'delay', ms: 600 })),
    );
    await send.click();
    await expect(dialog.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expect(balance(page)).toContainText('12,345.67');
  });
});

test('a fault on captcha: the form says so and the picture can be fetched again', async ({
  page,
  controls,
}) => {
  const dialog = loginDialog(page);
  for (const fault of FAULTS)
    await test.step(fault.kind, async () => {
      await controls.faults([{ endpoint: 'captcha', ...fault }]);
      await page.goto('/login');
      await fillAndSend(dialog, 'player', 'Wrong#2026');
      await expect(dialog.getByLabel('Captcha', { exact: true })).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('Wrong#2026');
      await expectGuest(page);
      await controls.faults([]);
      await expect(async () => {
        await dialog.getByRole('button', { name: 'Refresh captcha' }).click();
        await expect(
          dialog
            .getByRole('img', { name: /captcha/i })
            .or(dialog.getByRole('button', { name: 'Refresh captcha' }).locator('img')),
        ).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
});

test('a balance that cannot be read shows a message and can be retried', async ({
  page,
  controls,
}) => {
  await controls.faults([{ endpoint: 'balance', kind: 'status', status: 500, times: 1 }]);
  await logIn(page, 'player');
  await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('validation names and focuses empty fields; autofill is accepted', async ({
  page,
  controls,
}) => {
  await page.goto('/login');
  // What a password manager fills in is filled in at once: here it takes two calls, and the drawn
  // form may go between them.
  await awakeLogin(page);
  const dialog = loginDialog(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    /Input cannot be empty/,
  );
  await dialog.getByLabel('I accept the terms').uncheck();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('   ');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('Please accept the terms first')).toBeVisible();
  expect(await controls.callsTo(CALLS.login)).toEqual([]);

  await dialog.getByLabel('I accept the terms').check();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await dialog.getByRole('textbox', { name: 'Username' }).evaluate((input: HTMLInputElement) => {
    input.value = ' player ';
  });
  await dialog
    .getByLabel('Password', { exact: true })
    .evaluate((input: HTMLInputElement, password) => {
      input.value = password;
    }, PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('a dialog whose code cannot be loaded says so and opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const opener = header(page).getByRole('button', { name: 'Log in' });
  await expect(opener).toBeVisible();
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(opener).toBeVisible();

  await context.setOffline(false);
  await opener.click();
  await fillAndSend(loginDialog(page), 'player');
  await expect(balance(page)).toContainText('12,345.67');
});

test('values typed survive a change of language', async ({ page }) => {
  await page.goto('/agent');
  await page.getByRole('textbox', { name: 'Username' }).fill('agent');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('MY');
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expect(page.locator('input[name=username]')).toHaveValue('agent');
  await expect(page.locator('input[name=password]')).toHaveValue(PASSWORD);
});

test('a step of the login whose code cannot be loaded can be tried again', async ({ page }) => {
  await page.route(/SecondFactorScreen.*\.js/, (route) => route.abort());
  await logIn(page, 'traveller');
  const failure = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failure).toBeVisible();
  await page.unroute(/SecondFactorScreen.*\.js/);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: "Verify it's you" })).toBeVisible();
});
