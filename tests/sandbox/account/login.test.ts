import * as v from 'valibot';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const AGENTS = ['agent', 'agent2', 'agent41', 'agent42', 'downline'];

onEveryDatabase((stage) => {
  it('lets player in and returns the balance as a decimal string', async () => {
    const { client } = stage;
    const reply = await client.login('player');
    expect(reply.value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      user: { account: 'player', type: 0, currencySymbol: 'Ks', passwordChangeDue: null },
    });
    const balance = await client.call('balance', {}, { token: String(reply.value?.['token']) });
    expect(balance.value).toMatchObject({ balance: '12345.67', currencySymbol: 'Ks' });
  });

  it.each([
    ['newcomer', 'Croupier#2026', { firstTimeLogin: true, user: { passwordChangeDue: 'first' } }],
    ['expired', 'Croupier#2026', { passwordExpired: true, user: { passwordChangeDue: 'expired' } }],
    ['fresh', 'Welcome#1', { passwordDefault: true, user: { passwordChangeDue: 'default' } }],
    ['trial', 'Croupier#2026', { user: { type: 4 } }],
    ['paid', 'Croupier#2026', { user: { type: 0 } }],
  ])('returns what %s owes', async (username, password, expected) => {
    expect((await stage.client.login(username, password)).value).toMatchObject(expected);
  });

  it("trims the username and ignores its case, but not the password's", async () => {
    expect((await stage.client.login('  PLAYER ')).success).toBe(true);
    expect((await stage.client.login('player', 'Croupier#2026 ')).success).toBe(false);
  });

  it.each(AGENTS)('lets %s in on the agent side', async (username) => {
    expect((await stage.client.login(username, undefined, { side: 'agent' })).success).toBe(true);
  });

  it('refuses a non-agent on the agent side, after the password check', async () => {
    const { client } = stage;
    const right = await client.login('player', undefined, { side: 'agent' });
    expect(right).toMatchObject({
      success: false,
      message: 'Non-agents cannot log in',
      value: { reason: 'notAgent' },
    });
    expect(right.value).not.toHaveProperty('token');
    expect((await client.login('player', 'wrong', { side: 'agent' })).message).toBe(
      'incorrect username or password',
    );
  });

  it('refuses a non-member account', async () => {
    expect(await stage.client.login('staff')).toMatchObject({
      success: false,
      message: 'Non-member account unable to login',
    });
  });

  it('says the same about an unknown user as about a wrong password', async () => {
    const [unknown, wrong] = [
      await stage.client.login('nobody'),
      await stage.client.login('player', 'wrong'),
    ];
    expect(unknown).toMatchObject({
      success: false,
      message: 'incorrect username or password',
      value: { captcha: true },
    });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it('requires a captcha after a failure, per username, until a login succeeds', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { captcha: { text: 'k7m2' } });
    await client.login('player', 'wrong');
    expect(await client.login('player')).toMatchObject({
      success: false,
      message: 'Please enter the captcha',
      value: { captcha: true },
    });
    expect((await client.login('agent')).success).toBe(true);

    const captchaKey = 'captcha-key-1';
    await client.call('captcha', { key: captchaKey });
    expect(await client.login('player', undefined, { captchaKey, captcha: 'zzzz' })).toMatchObject({
      success: false,
      value: { captcha: true, reason: 'captcha' },
    });
    // Every picture takes one answer, so the right text is too late for the old picture.
    expect((await client.login('player', undefined, { captchaKey, captcha: 'k7m2' })).success).toBe(
      false,
    );
    await client.call('captcha', { key: captchaKey });
    expect(
      (await client.login('player', undefined, { captchaKey, captcha: ' K7M2 ' })).success,
    ).toBe(true);
    expect((await client.login('player')).success).toBe(true);
  });

  it('replaces the text behind a captcha key and expires it after five minutes', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { captcha: { mode: 'always', text: 'aaaa' } });
    await client.call('captcha', { key: 'captcha-key-2' });
    await client.control('PATCH', 'settings', { captcha: { text: 'bbbb' } });
    await client.call('captcha', { key: 'captcha-key-2' });
    expect(
      (await client.login('player', undefined, { captchaKey: 'captcha-key-2', captcha: 'aaaa' }))
        .success,
    ).toBe(false);
    await client.call('captcha', { key: 'captcha-key-2' });
    stage.clock.setOffset(5 * 60_000 + 1_000);
    expect(
      (await client.login('player', undefined, { captchaKey: 'captcha-key-2', captcha: 'bbbb' }))
        .success,
    ).toBe(false);
  });

  it('answers the captcha call with a PNG', async () => {
    const { value } = await stage.client.call('captcha', { key: 'captcha-key-3' });
    expect(Buffer.from(v.parse(v.string(), value), 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  it('accepts a harder human verification of scope captcha instead of the picture', async () => {
    const { client } = stage;
    await client.login('player', 'wrong');
    expect(
      (await client.login('player', undefined, { captchaAlternative: await client.solve('login') }))
        .success,
    ).toBe(false);
    expect(
      (
        await client.login('player', undefined, {
          captchaAlternative: await client.solve('captcha'),
        })
      ).success,
    ).toBe(true);
  });

  it('locks a username for five minutes at the tenth wrong password, known or not', async () => {
    const { client, clock } = stage;
    await client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
    for (const username of ['player', 'nobody']) {
      for (let tries = 1; tries < 10; tries += 1)
        expect((await client.login(username, 'wrong')).value).toMatchObject({
          reason: 'credentials',
        });
      expect((await client.login(username, 'wrong')).value).toMatchObject({ reason: 'locked' });
    }
    expect((await client.login('player')).value).toMatchObject({ reason: 'locked' });
    clock.setOffset(5 * 60_000 + 1_000);
    expect((await client.login('player')).success).toBe(true);
  }, 15_000);

  it('counts every one of many parallel wrong passwords', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => client.login('player', 'wrong')),
    );
    const reasons = replies.map(({ value }) => value?.['reason']);
    expect(reasons.filter((reason) => reason === 'credentials')).toHaveLength(9);
    expect(reasons.filter((reason) => reason === 'locked')).toHaveLength(5);
  });

  it('forgets wrong passwords after fifteen minutes', async () => {
    const { client, clock } = stage;
    await client.login('player', 'wrong');
    clock.setOffset(15 * 60_000 + 1_000);
    expect((await client.login('player')).success).toBe(true);
  });

  it('answers in the caller’s language, in Burmese by default', async () => {
    const { client } = stage;
    const english = await client.login('player', 'wrong', {}, { language: 'EN' });
    const burmese = await client.login('nobody', 'wrong', {}, { language: 'MY' });
    const silent = await client.login('somebody', 'wrong', {}, {});
    expect(english.message).toBe('incorrect username or password');
    expect(burmese.message).toMatch(/^[\p{Script=Myanmar}\s]+$/u);
    expect(silent.message).toBe(burmese.message);
  });

  it('records the first-login action and still requires the new password', async () => {
    const { client } = stage;
    const token = await client.tokenOf('newcomer');
    expect((await client.call('firstLogin', {}, { token })).success).toBe(true);
    expect((await client.call('memberInfo', {}, { token })).value).toMatchObject({
      passwordChangeDue: 'first',
    });
    expect((await client.login('newcomer')).value).toMatchObject({
      firstTimeLogin: true,
      user: { passwordChangeDue: 'first' },
    });
  });
});
