import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { authenticatorSetupSchema } from '../../../contract/authenticator';
import { passkeyCreationSchema, passkeyRequestSchema } from '../../../contract/passkeys';
import { messages, users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createPasskeyDevice } from '../harness/passkeyDevice';

const PASSWORD = 'Croupier#2026';
const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
type Device = ReturnType<typeof createPasskeyDevice>;

onEveryDatabase((stage) => {
  const call = (
    id: Parameters<typeof stage.client.call>[0],
    body: object,
    token = '',
    headers: Record<string, string> = {},
  ) =>
    stage.client.call(id, body, {
      token,
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID(), 'User-Agent': CHROME, ...headers },
    });
  const db = () => stage.platform.services.db;
  const begin = async (token: string, proof: object = { password: PASSWORD }) =>
    v.parse(passkeyCreationSchema, (await call('beginPasskey', proof, token)).value);
  const add = async (token: string, device: Device = createPasskeyDevice()) => {
    const reply = await call('addPasskey', device.make(await begin(token)), token);
    expect(reply).toMatchObject({ success: true });
    return device;
  };
  const challenge = async () =>
    v.parse(passkeyRequestSchema, (await call('passkeyChallenge', {})).value);
  const logIn = (answer: object, side = 'member') => call('loginByPasskey', { answer, side });
  const refusedAs = (reason: string) => ({ success: false, value: { reason } });
  const isIn = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).status === 200;
  const kinds = async () => (await db().select().from(messages)).map(({ kind }) => kind);

  it('is added by the password and the device, and told by a message', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await call('beginPasskey', { password: 'no' }, token)).toMatchObject(
      refusedAs('password'),
    );
    const device = createPasskeyDevice();
    const options = await begin(token);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] });
    expect(JSON.stringify(options.user.id)).not.toContain('player');
    const made = device.make(options);
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await call('addPasskey', made, token, key);
    expect(first.value).toMatchObject({ id: device.id, browser: 'Chrome', system: 'Windows' });
    // A lost answer is sent again.
    expect((await call('addPasskey', made, token, key)).value).toEqual(first.value);
    expect((await call('passkeys', {}, token)).value).toEqual({
      passkeys: [first.value],
      asksCode: false,
    });
    expect(await kinds()).toContain('passkeyAdded');
    expect((await begin(token)).excludeCredentials).toMatchObject([{ id: device.id }]);
    expect(await call('addPasskey', device.make(await begin(token)), token)).toMatchObject(
      refusedAs('known'),
    );
  });

  it('is added without the password right after a login by it, the first one alone', async () => {
    const { client } = stage;
    const offered = async (token: string) =>
      (await client.call('memberInfo', {}, { token })).value?.['passkeyOffered'];
    const reply = await client.login('player');
    expect(reply.value).toMatchObject({ user: { passkeyOffered: true } });
    const token = String(reply.value?.['token']);
    const device = createPasskeyDevice();
    expect(await offered(token)).toBe(true);
    expect((await call('addPasskey', device.make(await begin(token, {})), token)).success).toBe(
      true,
    );
    expect(await offered(token)).toBe(false);
    expect(await call('beginPasskey', {}, token)).toMatchObject(refusedAs('offerOver'));
    // A login by the passkey gave no password.
    const second = String((await logIn(device.answer(await challenge()))).value?.['token']);
    await call('endPasskey', { id: device.id, password: PASSWORD }, second);
    expect(await offered(second)).toBe(false);
    expect(await call('beginPasskey', {}, second)).toMatchObject(refusedAs('offerOver'));
  });

  it('is offered to members for five minutes, after no link, not once declined', async () => {
    const { client } = stage;
    const offered = async (username: string) =>
      (await client.login(username)).value?.['user'] as { passkeyOffered: boolean };
    const { token: link } = (await client.control('POST', 'links', { username: 'player' })) as {
      token: string;
    };
    const { claim } = (await call('claimLink', { token: link })).value as { claim: string };
    expect((await call('loginByLink', { claim })).value).toMatchObject({
      user: { account: 'player', passkeyOffered: false },
    });
    expect(await offered('agent')).toMatchObject({ passkeyOffered: false });
    const token = await client.tokenOf('player');
    await client.control('PUT', 'clock', { offsetMs: 6 * MINUTE });
    expect(await call('beginPasskey', {}, token)).toMatchObject(refusedAs('offerOver'));
    expect(await offered('player')).toMatchObject({ passkeyOffered: true });
    expect((await call('declinePasskey', {}, token)).success).toBe(true);
    expect(await offered('player')).toMatchObject({ passkeyOffered: false });
    await client.control('PUT', 'clock', { offsetMs: 31 * 24 * 60 * MINUTE });
    expect(await offered('player')).toMatchObject({ passkeyOffered: true });
  });

  it('is begun without the password, and leaves the count of wrong ones', async () => {
    const token = await stage.client.tokenOf('player');
    const wrong = () => call('beginPasskey', { password: 'wrong' }, token);
    const replies = [];
    for (let tries = 0; tries < 10; tries += 1) {
      replies.push(await wrong());
      expect((await call('beginPasskey', {}, token)).success).toBe(true);
    }
    expect(replies.at(-1)).toMatchObject(refusedAs('locked'));
  });

  it('is not added without a code that the login did not ask for', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret } = v.parse(
      authenticatorSetupSchema,
      (await call('beginAuthenticator', { password: PASSWORD }, token)).value,
    );
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now(),
    });
    expect((await call('confirmAuthenticator', { code }, token)).success).toBe(true);
    expect(await call('beginPasskey', {}, token)).toMatchObject(refusedAs('offerOver'));
  });

  it('is not added for a wrong origin, an unchecked person or a wrong challenge', async () => {
    const token = await stage.client.tokenOf('player');
    const device = createPasskeyDevice();
    for (const lie of [
      { origin: 'https://padauk.example' },
      { rpId: 'padauk.example' },
      { isVerified: false },
    ])
      expect(await call('addPasskey', device.make(await begin(token), lie), token)).toMatchObject(
        refusedAs('passkey'),
      );
    const other = await stage.client.tokenOf('agent');
    expect(await call('addPasskey', device.make(await begin(other)), token)).toMatchObject(
      refusedAs('challengeExpired'),
    );
    const late = device.make(await begin(token));
    await stage.client.control('PUT', 'clock', { offsetMs: 6 * MINUTE });
    expect(await call('addPasskey', late, token)).toMatchObject(refusedAs('challengeExpired'));
    expect((await call('passkeys', {}, token)).value).toMatchObject({ passkeys: [] });
  });

  it('logs in alone, without a code, and owes no password change', async () => {
    const token = await stage.client.tokenOf('player');
    const device = await add(token);
    const reply = await logIn(device.answer(await challenge()));
    expect(reply).toMatchObject({ success: true, value: { user: { account: 'player' } } });
    expect(await isIn(String(reply.value?.['token']))).toBe(true);
    expect((await call('passkeys', {}, token)).value).toMatchObject({
      passkeys: [{ usedAt: expect.any(Number) }],
    });
  });

  it('logs its owner in while wrong passwords lock the username, and leaves the lock', async () => {
    const { client } = stage;
    const device = await add(await client.tokenOf('player'));
    await client.control('PATCH', 'settings', { captcha: { mode: 'never' } });
    for (let tries = 0; tries < 10; tries += 1) await client.login('player', 'wrong');
    expect(await client.login('player')).toMatchObject(refusedAs('locked'));
    expect((await logIn(device.answer(await challenge()))).value).toMatchObject({
      user: { account: 'player' },
    });
    expect(await client.login('player')).toMatchObject(refusedAs('locked'));
  });

  it('refuses a replayed, an expired and an invented challenge', async () => {
    const device = await add(await stage.client.tokenOf('player'));
    const answer = device.answer(await challenge());
    expect((await logIn(answer)).success).toBe(true);
    expect(await logIn(answer)).toMatchObject(refusedAs('challengeExpired'));
    const late = device.answer(await challenge());
    await stage.client.control('PUT', 'clock', { offsetMs: 6 * MINUTE });
    expect(await logIn(late)).toMatchObject(refusedAs('challengeExpired'));
    const invented = { ...(await challenge()), challenge: 'aW52ZW50ZWQ' };
    expect(await logIn(device.answer(invented))).toMatchObject(refusedAs('challengeExpired'));
  });

  it('takes one of many answers to a challenge that arrive at the same time', async () => {
    const device = await add(await stage.client.tokenOf('player'));
    const answer = device.answer(await challenge());
    const replies = await Promise.all(Array.from({ length: 5 }, () => logIn(answer)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('refuses in the same words whatever else is wrong, an unknown passkey too', async () => {
    const device = await add(await stage.client.tokenOf('player'));
    const other = await add(await stage.client.tokenOf('agent'));
    const foreign = { ...other.answer(await challenge()), id: device.id, rawId: device.id };
    device.setCounter(5);
    expect((await logIn(device.answer(await challenge()))).success).toBe(true);
    device.setCounter(4);
    const back = await logIn(device.answer(await challenge()));
    expect(back).toMatchObject(refusedAs('passkey'));
    device.setCounter(9);
    const handles = other.answer(await challenge()).response.userHandle ?? '';
    for (const answer of [
      foreign,
      createPasskeyDevice().answer(await challenge()),
      device.answer(await challenge(), { userHandle: handles }),
      device.answer(await challenge(), { origin: 'https://padauk.example' }),
      device.answer(await challenge(), { rpId: 'padauk.example' }),
      device.answer(await challenge(), { isVerified: false }),
    ]) {
      const { status, message, value } = await logIn(answer);
      expect({ status, message, value }).toEqual({
        status: back.status,
        message: back.message,
        value: back.value,
      });
    }
    expect((await logIn(device.answer(await challenge()))).success).toBe(true);
  });

  it('does not open what the account may not open', async () => {
    const device = await add(await stage.client.tokenOf('player'));
    const as = (change: Partial<typeof users.$inferInsert>) =>
      db().update(users).set(change).where(eq(users.username, 'player'));
    expect(await logIn(device.answer(await challenge()), 'agent')).toMatchObject(
      refusedAs('notAgent'),
    );
    await as({ secondFactorLockedUntil: stage.clock.date(MINUTE) });
    expect(await logIn(device.answer(await challenge()))).toMatchObject(refusedAs('locked'));
    await as({ secondFactorLockedUntil: null, isMember: false });
    expect(await logIn(device.answer(await challenge()))).toMatchObject(refusedAs('notMember'));
  });

  it('asks for a code where two-step login is on, and logs in without one', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret } = v.parse(
      authenticatorSetupSchema,
      (await call('beginAuthenticator', { password: PASSWORD }, token)).value,
    );
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + steps * 30_000,
      });
    await call('confirmAuthenticator', { code: codeOf(-1) }, token);
    expect((await call('passkeys', {}, token)).value).toMatchObject({ asksCode: true });
    expect(await call('beginPasskey', { password: PASSWORD }, token)).toMatchObject(
      refusedAs('code'),
    );
    const device = createPasskeyDevice();
    const options = await begin(token, { password: PASSWORD, code: codeOf(0) });
    await call('addPasskey', device.make(options), token);
    expect((await logIn(device.answer(await challenge()))).value).toHaveProperty('token');
  });

  it('is removed by the password, once for all: its logins and other sessions end', async () => {
    const other = await stage.client.tokenOf('player');
    const token = await stage.client.tokenOf('player');
    const device = await add(token);
    const { id } = device;
    expect(await call('endPasskey', { id, password: 'no' }, token)).toMatchObject(
      refusedAs('password'),
    );
    const stranger = await stage.client.tokenOf('agent');
    await call('endPasskey', { id, password: PASSWORD }, stranger);
    expect((await logIn(device.answer(await challenge()))).success).toBe(true);
    expect((await call('endPasskey', { id, password: PASSWORD }, token)).success).toBe(true);
    expect((await call('endPasskey', { id, password: PASSWORD }, token)).success).toBe(true);
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    expect(await logIn(device.answer(await challenge()))).toMatchObject(refusedAs('passkey'));
    expect(await kinds()).toContain('passkeyRemoved');
  });

  it('is for no host that somebody else can point here', async () => {
    const response = await stage.platform.app.request(
      'http://padauk.example/wps/session/login/passkey/challenge',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    );
    expect(await response.json()).toMatchObject({ success: false, value: { reason: 'notHere' } });
  });

  it('is used by a platform that started after the challenge was made', async () => {
    const device = await add(await stage.client.tokenOf('player'));
    const asked = await challenge();
    await stage.restart();
    expect((await logIn(device.answer(asked))).success).toBe(true);
  });
});
