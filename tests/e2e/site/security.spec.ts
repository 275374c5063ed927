import { dialogFindings } from '../harness/dialogFindings';
import { goAs, linkTokenOf } from '../harness/people';
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

test('sealed bodies show no secrets, two equal submits differ, a replay is refused', async ({
  page,
  platform,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CALLS.login) bodies.push(request.postData() ?? '');
  });
  await logIn(page, 'player', 'Wrong#2026');
  const dialog = loginDialog(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: /can.t read/i }).click();
  await expect(dialog.getByText(/we checked that you are human/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[0]).not.toBe(bodies[1]);
  for (const body of bodies) {
    expect(body).not.toContain('player');
    expect(body).not.toContain('Wrong#2026');
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['payload']);
  }

  const replay = await fetch(`${platform.url}${CALLS.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Language': 'EN' },
    body: bodies[0] ?? '',
  });
  expect(replay.status).toBe(200);
  const answer = (await replay.json()) as { success: boolean; message: string };
  expect(answer.success).toBe(false);
  expect(answer.message).not.toContain('password');
});

test('a login: where the token is, and the kept username', async ({ page, context }) => {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const authorization = request.headers()['authorization'];
    if (authorization) tokens.add(authorization.replace('Bearer ', ''));
  });
  await page.goto('/login');
  await loginDialog(page).getByLabel('Remember password').check();
  await fillAndSend(loginDialog(page), 'player');
  await expect(balance(page)).toBeVisible();
  const token = (await tokenIn(page)) ?? '';

  await test.step('where the token is', async () => {
    expect(token).toBeTruthy();
    expect([...tokens].some((sent) => token.includes(sent))).toBe(true);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      [...tokens][0] ?? 'no token',
    );
    expect(await page.content()).not.toContain([...tokens][0] ?? 'no token');
    expect(page.url()).not.toContain([...tokens][0] ?? 'no token');
  });

  await test.step('remember password keeps the username for a day, and nothing else', async () => {
    const cookies = (await context.cookies()).filter(({ value }) => value.includes('player'));
    expect(cookies).toHaveLength(1);
    const lifetime = (cookies[0]?.expires ?? 0) - Date.now() / 1_000;
    expect(lifetime).toBeGreaterThan(23 * 3_600);
    expect(lifetime).toBeLessThan(25 * 3_600);
    expect(JSON.stringify(await context.cookies())).not.toContain(encodeURIComponent(PASSWORD));

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue(
      'player',
    );
  });
});

test('a login link is for a guest; a member is asked who to be', async ({
  page,
  platform,
  controls,
}) => {
  const lines: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') lines.push(request.url() + request.postData());
  });
  const open = async (username: string) => {
    const token = await linkTokenOf(platform.url, username);
    await page.goto(`/?token=${token}`);
    return token;
  };
  const first = await open('player');
  await expect(balance(page)).toContainText('12,345.67');
  expect(page.url()).not.toContain('token');
  const victim = (await tokenIn(page)) ?? '';

  const question = page.getByRole('dialog', { name: 'You are Thiri. Continue as Daw Khin?' });
  await test.step('Escape stays, and a used link asks nothing', async () => {
    const token = await open('agent');
    await expect(question.getByRole('button', { name: 'Stay Thiri' })).toBeFocused();
    expect(page.url()).not.toContain('token');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await dialogFindings(page, 'EN')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(await tokenIn(page)).toBe(victim);

    await page.goto(`/?token=${token}`);
    await expect(page.getByText('The login link is no longer valid')).toBeVisible();
    await expect(balance(page)).toContainText('12,345.67');
    expect(lines.filter((line) => line.includes(token) || line.includes(first))).toEqual([]);
  });

  await test.step('the own link asks nothing', async () => {
    await open('player');
    await expect(balance(page)).toContainText('12,345.67');
    await expect(question).toBeHidden();
  });

  await test.step('continue ends the former session', async () => {
    await open('agent');
    await question.getByRole('button', { name: 'Continue as Daw Khin' }).press('Enter');
    await expect(header(page).getByText('Daw Khin')).toBeVisible();
    const bearer = { Authorization: `Bearer ${victim.replace(/^"|"$/g, '')}` };
    await expect
      .poll(async () => (await fetch(platform.url + CALLS.member, { headers: bearer })).status)
      .toBe(401);
    expect(JSON.stringify(await controls.journal())).not.toContain(first);
  });
});

test('a login link of the same member leads to its page in the member centre', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toBeVisible();
  const token = await linkTokenOf(platform.url, 'player');
  await page.goto(`/member/deposit?token=${token}`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { level: 3, name: 'Deposit' })).toBeVisible();
  await expect(page).toHaveURL('/member/deposit');
});

test('a session is restored online, ends with a 401, and can be left offline', async ({
  page,
  context,
  controls,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toBeVisible();

  await test.step('a session that could not be restored comes back with the network', async () => {
    await controls.faults([{ endpoint: 'memberInfo', kind: 'drop' }]);
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    await controls.faults([]);
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
    });
    await expect(balance(page)).toContainText('12,345.67');
  });

  await test.step('a 401 makes one notice and one login offer', async () => {
    await controls.faults([{ endpoint: 'balance', kind: 'status', status: 401 }]);
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(page.getByText('You are not logged in, please login')).toHaveCount(1);
    await expectGuest(page);
    await page.reload();
    await expect(loginDialog(page).getByRole('alert')).toHaveText(
      'You are not logged in, please login',
    );
  });

  await test.step('signing out works without the network', async () => {
    await controls.faults([]);
    await fillAndSend(loginDialog(page), 'player');
    await expect(balance(page)).toContainText('12,345.67');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('dialog', { name: 'Sign out?' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expectGuest(page);
  });
});

test('the production headers are there', async ({ platform }) => {
  const answer = await fetch(platform.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).not.toContain('unsafe');
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(part);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
});

test('a login that hangs can be cancelled, and goes on after a reload', async ({
  page,
  controls,
}) => {
  const sent = async () => (await controls.callsTo(CALLS.member)).length;
  await controls.faults([{ endpoint: 'memberInfo', kind: 'hold' }]);
  await page.goto('/login');
  await fillAndSend(loginDialog(page), 'player');
  await expect.poll(sent).toBe(1);
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await expectGuest(page);

  await controls.faults([{ endpoint: 'memberInfo', kind: 'hold', times: 1 }]);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await fillAndSend(loginDialog(page), 'player');
  await expect.poll(sent).toBe(2);
  await page.reload();
  await expect(balance(page)).toContainText('12,345.67');
});
