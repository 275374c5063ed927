import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { createPlatform } from '../../../sandbox/platform';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const { login } = endpoints;

onEveryDatabase((stage) => {
  const body = async () => ({
    username: 'player',
    password: PASSWORD,
    type: 'username',
    side: 'member',
    humanVerification: await stage.client.solve('login'),
  });
  const post = (sealed: unknown) =>
    stage.client.raw(login.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Language': 'EN' },
      body: JSON.stringify(sealed),
    });
  const now = () => Math.floor(Date.now() / 1_000);

  it('opens a sealed body once', async () => {
    const sealed = await stage.client.seal(login, await body());
    expect((await post(sealed)).success).toBe(true);
    expect(await post(sealed)).toMatchObject({
      success: false,
      value: { reason: 'cipherReplayed' },
    });
  });

  it('refuses the second of two equal bodies even in parallel', async () => {
    const sealed = await stage.client.seal(login, await body());
    const replies = await Promise.all([post(sealed), post(sealed)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('refuses a plain body', async () => {
    expect(await post(await body())).toMatchObject({
      success: false,
      message: 'This request must be encrypted',
      value: { reason: 'sealNeeded' },
    });
  });

  it.each([
    ['another path', { path: '/wps/member/password' }, 'cipherUnreadable'],
    ['another method', { method: 'PUT' }, 'cipherUnreadable'],
    ['another version', { v: 2 }, 'cipherUnreadable'],
    ['no jti', { jti: undefined }, 'cipherUnreadable'],
    ['an old iat', { iat: now() - 400 }, 'cipherStale'],
    ['an iat of the future', { iat: now() + 400 }, 'cipherStale'],
  ])('refuses a body sealed for %s', async (_name, over, reason) => {
    expect(await post(await stage.client.seal(login, await body(), over))).toMatchObject({
      success: false,
      value: { reason },
    });
  });

  it('accepts a body within two minutes, whatever offset QA set', async () => {
    expect(
      (await post(await stage.client.seal(login, await body(), { iat: now() - 110 }))).success,
    ).toBe(true);
    stage.clock.setOffset(24 * 60 * MINUTE);
    expect((await post(await stage.client.seal(login, await body()))).success).toBe(true);
  });

  it('says when the key is unknown, and when the text is not a JWE at all', async () => {
    expect(
      (await post(await stage.client.seal(login, await body(), {}, { kid: 'old' }))).value,
    ).toMatchObject({ reason: 'cipherKey' });
    expect((await post({ payload: 'a.b.c.d.e' })).value).toMatchObject({
      reason: 'cipherUnreadable',
    });
    expect((await post({ payload: 'garbage' })).value).toMatchObject({
      reason: 'cipherUnreadable',
    });
    const { keys } = stage.platform.services.cipher.keys();
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const foreign = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: keys[0]?.kid ?? '' })
      .encrypt(publicKey);
    expect((await post({ payload: foreign })).value).toMatchObject({ reason: 'cipherUnreadable' });
  });

  it('spends a human verification once', async () => {
    const humanVerification = await stage.client.solve('login');
    expect((await stage.client.login('player', PASSWORD, { humanVerification })).success).toBe(
      true,
    );
    expect(await stage.client.login('player', PASSWORD, { humanVerification })).toMatchObject({
      success: false,
      message: 'Please complete verification first',
      value: { reason: 'verification' },
    });
  });

  it('makes a replacement of the captcha four times the work', async () => {
    const { db } = stage.platform.services;
    const { services } = await createPlatform({ database: { db, close: async () => undefined } });
    const guessesOf = async (scope: 'login' | 'captcha') => {
      const challenge = await services.humanVerification.challenge(scope);
      return (await solveChallenge({ challenge, deriveKey }))?.counter;
    };
    const [atLogin, forCaptcha] = [await guessesOf('login'), await guessesOf('captcha')];
    expect(atLogin).toBeGreaterThanOrEqual(80);
    expect(atLogin).toBeLessThan(160);
    expect(forCaptcha).toBeGreaterThanOrEqual(320);
  });

  it.each(['register', 'sms', 'captcha'] as const)(
    'refuses a verification of scope %s at the login',
    async (scope) => {
      expect(
        (
          await stage.client.login('player', PASSWORD, {
            humanVerification: await stage.client.solve(scope),
          })
        ).value,
      ).toMatchObject({ reason: 'verification' });
    },
  );

  it.each([
    ['no proof', ''],
    ['garbage', 'garbage'],
    ['JSON of nothing', Buffer.from('null').toString('base64')],
  ])('refuses %s as a verification', async (_name, humanVerification) => {
    const reply = await stage.client.login('player', PASSWORD, { humanVerification });
    expect(reply.success).toBe(false);
    expect(reply.value).not.toHaveProperty('token');
  });

  it('refuses a challenge that was tampered with, not solved, or too old', async () => {
    const solved = JSON.parse(
      Buffer.from(await stage.client.solve('register'), 'base64').toString(),
    ) as {
      challenge: { parameters: { data: Record<string, unknown> } };
      solution: { counter: number };
    };
    const packed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const { humanVerification } = stage.platform.services;
    const rescoped = structuredClone(solved);
    rescoped.challenge.parameters.data['scope'] = 'login';
    expect(await humanVerification.isPassed('login', packed(rescoped))).toBe(false);
    expect(
      await humanVerification.isPassed(
        'register',
        packed({ ...solved, solution: { counter: 1, derivedKey: '00' } }),
      ),
    ).toBe(false);
    stage.clock.setOffset(5 * MINUTE + 1_000);
    expect(await humanVerification.isPassed('register', packed(solved))).toBe(false);
    stage.clock.setOffset(0);
    expect(await humanVerification.isPassed('register', packed(solved))).toBe(true);
  });

  it('limits logins per address with 429 and Retry-After, and no other calls', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      rateLimits: { login: { points: 2, seconds: 30 } },
    });
    await client.login('player');
    await client.login('player');
    const third = await client.login('player');
    expect(third).toMatchObject({
      status: 429,
      success: false,
      value: { reason: 'tooManyRequests' },
    });
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await client.call('systemStatus')).status).toBe(200);
  });
});
