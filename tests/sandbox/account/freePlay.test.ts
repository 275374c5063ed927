import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { users } from '../../../sandbox/db/schema';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const { loginFreePlay } = endpoints;

onEveryDatabase((stage) => {
  const keyFor = async (
    body: unknown = { nonce: randomUUID() },
    over: Record<string, unknown> = {},
  ) => (await stage.client.seal(loginFreePlay, body, over)).payload;
  const play = async (key?: string) =>
    stage.client.call(
      'loginFreePlay',
      { os: 'android', platform: 'W', key: key ?? (await keyFor()) },
      { language: 'EN' },
    );
  const tokenIn = (value: Record<string, unknown> | null) => String(value?.['token']);

  it('opens a new trial account with play money', async () => {
    const [mine, other] = [await play(), await play()];
    expect(mine.value).toMatchObject({
      firstTimeLogin: false,
      passwordDefault: false,
      passwordExpired: false,
      user: {
        type: 4,
        account: expect.stringMatching(/^trial-[0-9a-f]{12}$/),
        nickname: expect.stringMatching(/^Guest \d{4}$/),
        passwordChangeDue: null,
      },
    });
    const accounts = [mine, other].map(
      ({ value }) => (value?.['user'] as { account: string } | undefined)?.account,
    );
    expect(new Set(accounts).size).toBe(2);
    expect(
      (await stage.client.call('balance', {}, { token: tokenIn(mine.value) })).value,
    ).toMatchObject({ balance: '10000.00' });
  });

  it('lasts thirty minutes, even in use, also for the seeded trial account', async () => {
    const { client, clock } = stage;
    for (const token of [tokenIn((await play()).value), await client.tokenOf('trial')]) {
      for (const minutes of [10, 20, 29]) {
        clock.setOffset(minutes * MINUTE);
        expect((await client.call('balance', {}, { token })).status).toBe(200);
      }
      clock.setOffset(30 * MINUTE + 1_000);
      expect((await client.call('balance', {}, { token })).status).toBe(401);
      clock.setOffset(0);
    }
  });

  it('deletes trial accounts that nobody can return to, and only those', async () => {
    const { client, clock, platform } = stage;
    const left = tokenIn((await play()).value);
    await client.call('logout', {}, { token: left });
    await play();
    clock.setOffset(20 * MINUTE);
    const playing = tokenIn((await play()).value);
    clock.setOffset(31 * MINUTE);
    await play();
    const guests = await platform.services.db
      .select({ username: users.username })
      .from(users)
      .where(like(users.username, 'trial%'));
    expect(guests).toHaveLength(3);
    expect(guests).toContainEqual({ username: 'trial' });
    expect((await client.call('balance', {}, { token: playing })).status).toBe(200);
  });

  it('is closed while FREEPLAY3 is off', async () => {
    await stage.client.control('PATCH', 'settings', { whitelabel: { FREEPLAY3: false } });
    expect(await play()).toMatchObject({
      success: false,
      value: { reason: 'methodUnavailable' },
      message: 'Free play is not available',
    });
  });

  it.each([
    ['a key for another path', { path: '/wps/session/login' }, 'cipherUnreadable'],
    ['a key for another method', { method: 'PUT' }, 'cipherUnreadable'],
    ['an old key', { iat: 1_000 }, 'cipherStale'],
  ])('refuses %s', async (_name, over, reason) => {
    expect(await play(await keyFor(undefined, over))).toMatchObject({
      success: false,
      value: { reason },
    });
  });

  it('refuses invalid bodies, a key without a nonce, and a key twice', async () => {
    expect((await play('garbage')).value).toMatchObject({ reason: 'cipherUnreadable' });
    expect((await play(await keyFor({}))).message).toBe('Please check this field: key');
    const key = await keyFor();
    expect((await play(key)).success).toBe(true);
    expect((await play(key)).value).toMatchObject({ reason: 'cipherReplayed' });
  });

  it('shares a rate limit per address with the logins', async () => {
    await stage.client.control('PATCH', 'settings', {
      rateLimits: { login: { points: 1, seconds: 60 } },
    });
    expect((await play()).success).toBe(true);
    expect((await play()).status).toBe(429);
  });

  it('refuses to change the password of a trial account', async () => {
    const { client } = stage;
    for (const token of [tokenIn((await play()).value), await client.tokenOf('trial')]) {
      const reply = await client.call(
        'changePassword',
        {
          oldPassword: PASSWORD,
          newPassword: 'Lagoon-night-7',
          confirmNewPassword: 'Lagoon-night-7',
        },
        { token, language: 'EN' },
      );
      expect(reply).toMatchObject({
        success: false,
        value: { reason: 'trialOnly' },
        message: 'Trial accounts cannot do this. Please register a member account first',
      });
    }
  });
});
