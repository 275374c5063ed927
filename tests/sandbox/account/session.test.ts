import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SESSION_LIMITS } from '../../../contract/sessionLimits';
import { sessions } from '../../../sandbox/db/schema';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const NEW = 'Lagoon-night-7';

onEveryDatabase((stage) => {
  const change = (
    token: string,
    oldPassword: string,
    newPassword: string,
    confirmNewPassword = newPassword,
  ) =>
    stage.client.call(
      'changePassword',
      { oldPassword, newPassword, confirmNewPassword },
      { token, language: 'EN' },
    );

  it.each(['memberInfo', 'balance', 'logout', 'firstLogin', 'changePassword'] as const)(
    'answers 401 to %s without a session',
    async (id) => {
      const [none, dead] = [
        await stage.client.call(id, {}, { language: 'EN' }),
        await stage.client.call(id, {}, { token: 'dead', language: 'EN' }),
      ];
      expect([none.status, dead.status]).toEqual([401, 401]);
      expect(none.message).toBe('You are not logged in, please login');
    },
  );

  it('ends a session at logout', async () => {
    const token = await stage.client.tokenOf('player');
    expect((await stage.client.call('logout', {}, { token })).success).toBe(true);
    expect((await stage.client.call('memberInfo', {}, { token })).status).toBe(401);
  });

  it('extends a session to two hours after its last use, where it may idle', async () => {
    const { client, clock } = stage;
    await client.control('PATCH', 'settings', { jurisdiction: 'UK' });
    const token = await client.tokenOf('player');
    clock.setOffset(119 * MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(200);
    clock.setOffset(238 * MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(200);
    clock.setOffset(359 * MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(401);
  });

  it('ends a session for good after its longest time, however much it is used', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    const longest = SESSION_LIMITS.days * 24 * 60 * MINUTE;
    // One call an hour for a month is too many for a test: its last use is written instead.
    await stage.platform.services.db.update(sessions).set({
      seenAt: clock.date(longest - 60 * MINUTE),
      activeAt: clock.date(longest),
      expiresAt: clock.date(longest),
    });
    clock.setOffset(longest - 30 * MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(200);
    clock.setOffset(longest - MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(200);
    clock.setOffset(longest + MINUTE);
    expect((await client.call('balance', {}, { token })).status).toBe(401);
  });

  it('ends the session that was used longest ago where an account has too many', async () => {
    const { client, clock } = stage;
    const tokens: string[] = [];
    for (let made = 0; made <= SESSION_LIMITS.most; made += 1) {
      clock.setOffset(made * 1_000);
      tokens.push(await client.tokenOf('player'));
    }
    const others = await client.tokenOf('agent');
    const statuses = await Promise.all(
      [...tokens, others].map(
        async (token) => (await client.call('memberInfo', {}, { token })).status,
      ),
    );
    expect(statuses).toEqual([401, ...Array<number>(SESSION_LIMITS.most + 1).fill(200)]);
  });

  it('stores only the hash of a token in the database', async () => {
    const token = await stage.client.tokenOf('player');
    const kept = await stage.platform.services.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, 'u-player'));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('accepts no token from the query', async () => {
    const token = await stage.client.tokenOf('player');
    expect((await stage.client.call('memberInfo', { token })).status).toBe(401);
  });

  it('answers a public call as a guest when its token is dead', async () => {
    const reply = await stage.client.call(
      'announcements',
      { types: 'B', platform: 'W', execution: 'B' },
      { token: 'dead' },
    );
    expect(reply).toMatchObject({ status: 200, success: true });
  });

  it.each([
    ['newcomer', PASSWORD],
    ['expired', PASSWORD],
    ['fresh', 'Welcome#1'],
  ])(
    'allows %s only to change the password, and everything after that',
    async (username, password) => {
      const { client } = stage;
      const token = await client.tokenOf(username, password);
      expect(await client.call('balance', {}, { token, language: 'EN' })).toMatchObject({
        status: 200,
        success: false,
        value: { reason: 'passwordChangeDue' },
        message: 'Please change your password first',
      });
      expect((await client.call('memberInfo', {}, { token })).success).toBe(true);
      expect((await change(token, password, NEW)).success).toBe(true);
      expect((await client.call('memberInfo', {}, { token })).value).toMatchObject({
        passwordChangeDue: null,
      });
      expect((await client.call('balance', {}, { token })).success).toBe(true);
      expect((await client.login(username, NEW)).value).toMatchObject({
        firstTimeLogin: false,
        passwordExpired: false,
        passwordDefault: false,
      });
    },
  );

  it('accepts an expired password while PWDEXPFORCECHANGE3 is off', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { whitelabel: { PWDEXPFORCECHANGE3: false } });
    const token = await client.tokenOf('expired');
    expect((await client.call('memberInfo', {}, { token })).value).toMatchObject({
      passwordChangeDue: null,
    });
    expect((await client.call('balance', {}, { token })).success).toBe(true);
  });

  it('ends the other sessions of the account when the password changes', async () => {
    const { client } = stage;
    const [mine, other, stranger] = [
      await client.tokenOf('player'),
      await client.tokenOf('player'),
      await client.tokenOf('agent'),
    ];
    expect((await change(mine, PASSWORD, NEW)).success).toBe(true);
    const statuses = await Promise.all(
      [mine, other, stranger].map(
        async (token) => (await client.call('memberInfo', {}, { token })).status,
      ),
    );
    expect(statuses).toEqual([200, 401, 200]);
    expect((await client.login('player', PASSWORD)).success).toBe(false);
  });

  it.each([
    ['a wrong old password', 'wrong', NEW, NEW, 'oldPassword'],
    ['a repeat that differs', PASSWORD, NEW, `${NEW}x`, 'confirmNewPassword'],
    ['the old password again', PASSWORD, PASSWORD, PASSWORD, 'newPassword'],
    ['the default password', PASSWORD, 'Welcome#1', 'Welcome#1', 'newPassword'],
    ['one too short', PASSWORD, 'Ab#4567', 'Ab#4567', 'newPassword'],
    ['one too long', PASSWORD, 'Ab#456789012345678901', 'Ab#456789012345678901', 'newPassword'],
    ['one of the commonest', PASSWORD, '12345678', '12345678', 'newPassword'],
    ['one of the commonest in capitals', PASSWORD, 'PassWord1', 'PassWord1', 'newPassword'],
    ['one outside the pattern', PASSWORD, 'with space 1', 'with space 1', 'newPassword'],
  ])('refuses %s', async (_name, oldPassword, newPassword, confirm, reason) => {
    const token = await stage.client.tokenOf('player');
    const reply = await change(token, oldPassword, newPassword, confirm);
    expect(reply).toMatchObject({ success: false, value: { reason } });
    expect((await stage.client.login('player')).success).toBe(true);
  });

  it('follows the password rule; a catastrophic pattern blocks nobody', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      registerFields: { password: { maxLength: 60, acceptedPattern: '^(a+)+$' } },
    });
    const token = await client.tokenOf('player');
    const start = performance.now();
    expect((await change(token, PASSWORD, `${'a'.repeat(50)}!`)).success).toBe(true);
    expect(performance.now() - start).toBeLessThan(1_000);
    const again = await client.tokenOf('player', `${'a'.repeat(50)}!`);
    expect(await change(again, `${'a'.repeat(50)}!`, 'bbbbbbbbbb')).toMatchObject({
      success: false,
      message: 'Password format is incorrect',
    });
  });

  it('limits guesses at the old password', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      rateLimits: { password: { points: 2, seconds: 60 } },
    });
    const token = await client.tokenOf('player');
    const replies = [
      await change(token, 'wrong1', NEW),
      await change(token, 'wrong2', NEW),
      await change(token, PASSWORD, NEW),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});
