import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { authenticatorSetupSchema, recoveryCodesSchema } from '../../../contract/authenticator';
import { authenticators, messages, recoveryCodes } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PASSWORD = 'Croupier#2026';
const PAYMENT = '246810';
const STEP = 30_000;
const MINUTE = 60_000;

onEveryDatabase((stage) => {
  const call = (id: Parameters<typeof stage.client.call>[0], body: object, token = '') =>
    stage.client.call(id, body, {
      token,
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const db = () => stage.platform.services.db;
  /** A code of the app, so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * STEP,
    });
  const begin = async (token: string) =>
    v.parse(
      authenticatorSetupSchema,
      (await call('beginAuthenticator', { password: PASSWORD }, token)).value,
    );
  const turnOn = async (token: string) => {
    const { secret } = await begin(token);
    const reply = await call('confirmAuthenticator', { code: codeOf(secret, -1) }, token);
    return { secret, codes: v.parse(recoveryCodesSchema, reply.value).recoveryCodes };
  };
  const challengeOf = (value: Record<string, unknown> | null) => {
    expect(value).not.toHaveProperty('token');
    return value?.['secondFactor'] as { challengeId: string; methods: unknown };
  };
  const waiting = async () => challengeOf((await stage.client.login('player')).value).challengeId;
  const answer = (challengeId: string, given: string, method = 'authenticator') =>
    call('secondFactorVerify', { challengeId, method, answer: given });
  const isIn = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).status === 200;
  const kinds = async () => (await db().select().from(messages)).map(({ kind }) => kind);

  it('is turned on by the password and a code, and ends the other sessions', async () => {
    const other = await stage.client.tokenOf('player');
    const token = await stage.client.tokenOf('player');
    expect(await call('beginAuthenticator', { password: 'no' }, token)).toMatchObject({
      value: { reason: 'password' },
    });
    const { secret, uri } = await begin(token);
    expect(uri).toContain(`otpauth://totp/Padauk:player?issuer=Padauk&secret=${secret}`);
    expect(await call('confirmAuthenticator', { code: '000000' }, token)).toMatchObject({
      value: { reason: 'code' },
    });
    expect((await call('authenticator', {}, token)).value).toEqual({ since: null, codesLeft: 0 });
    expect(await isIn(other)).toBe(true);
    const reply = await call('confirmAuthenticator', { code: codeOf(secret) }, token);
    const { recoveryCodes: codes } = v.parse(recoveryCodesSchema, reply.value);
    expect(new Set(codes).size).toBe(10);
    expect((await call('authenticator', {}, token)).value).toMatchObject({
      since: expect.any(Number),
      codesLeft: 10,
    });
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    expect(await kinds()).toContain('authenticatorOn');
    expect(await call('beginAuthenticator', { password: PASSWORD }, token)).toMatchObject({
      value: { reason: 'on' },
    });
  });

  it('takes the payment password too', async () => {
    const token = await stage.client.tokenOf('player');
    expect((await call('beginAuthenticator', { password: PAYMENT }, token)).success).toBe(true);
  });

  it('keeps neither the secret nor a recovery code in plain text', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret, codes } = await turnOn(token);
    const kept = JSON.stringify([
      await db().select().from(authenticators),
      await db().select().from(recoveryCodes),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(hidden);
  });

  it('is asked for after password, SMS code and link, and no other method passes', async () => {
    const { client } = stage;
    await turnOn(await client.tokenOf('player'));
    const methods = [{ method: 'authenticator', hint: null }];
    const byPassword = challengeOf((await client.login('player')).value);
    expect(byPassword.methods).toEqual(methods);

    const phone = { countryDialingCode: '95', mobileNum: '9761112222' };
    await call('smsNoLogin', { ...phone, humanVerification: await client.solve('sms') });
    const verificationCode = await client.lastCodeTo('+959761112222');
    const bySms = await call('login', { type: 'sms', ...phone, verificationCode });
    expect(challengeOf(bySms.value).methods).toEqual(methods);

    const link = (await client.control('POST', 'links', { username: 'player' })) as object;
    const claimed = (await call('claimLink', link)).value?.['claim'];
    const byLink = await call('loginByLink', { claim: claimed });
    expect(challengeOf(byLink.value).methods).toEqual(methods);

    const { challengeId } = byPassword;
    expect(await call('secondFactorSend', { challengeId, method: 'mobile' })).toMatchObject({
      value: { reason: 'methodUnavailable' },
    });
    for (const method of ['mobile', 'email', 'bankName', 'google'])
      expect(await answer(challengeId, 'Thiri', method)).toMatchObject({
        value: { reason: 'methodUnavailable' },
      });
  });

  it('replaces what an unregistered IP is asked for', async () => {
    const first = (await stage.client.login('traveller')).value?.['secondFactor'] as {
      challengeId: string;
    };
    const granted = await answer(first.challengeId, 'Aung Aung', 'bankName');
    await turnOn(String(granted.value?.['token']));
    const { challengeId, methods } = challengeOf((await stage.client.login('traveller')).value);
    expect(methods).toEqual([{ method: 'authenticator', hint: null }]);
    expect(await answer(challengeId, 'Aung Aung', 'bankName')).toMatchObject({
      value: { reason: 'methodUnavailable' },
    });
  });

  it('grants a login by a code once, also to many at the same time', async () => {
    const { secret } = await turnOn(await stage.client.tokenOf('player'));
    const [one, two] = [await waiting(), await waiting()];
    const code = codeOf(secret);
    const replies = await Promise.all([answer(one, code), answer(two, code)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject({
      value: { reason: 'codeUsed' },
    });
    expect(await kinds()).not.toContain('secondFactorPassed');
  });

  it('does not take the code that turned it on', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret } = await begin(token);
    const code = codeOf(secret);
    await call('confirmAuthenticator', { code }, token);
    expect(await answer(await waiting(), code)).toMatchObject({ value: { reason: 'codeUsed' } });
  });

  it('grants a login by each recovery code once, and says how many are left', async () => {
    const { codes } = await turnOn(await stage.client.tokenOf('player'));
    const [code = ''] = codes;
    const spoken = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o')} `;
    const granted = await answer(await waiting(), spoken);
    const token = String(granted.value?.['token']);
    expect((await call('authenticator', {}, token)).value).toMatchObject({ codesLeft: 9 });
    expect(await kinds()).toContain('recoveryCodeUsed');
    expect(await answer(await waiting(), code)).toMatchObject({ value: { reason: 'wrongAnswer' } });
  });

  it('locks the login at the fifth wrong answer', async () => {
    const { codes } = await turnOn(await stage.client.tokenOf('player'));
    const challengeId = await waiting();
    const replies = [];
    for (let tried = 0; tried < 5; tried += 1) replies.push(await answer(challengeId, '000000'));
    expect(replies.at(-1)).toMatchObject({ value: { reason: 'locked' } });
    expect(await answer(challengeId, codes[0] ?? '')).toMatchObject({
      value: { reason: 'locked' },
    });
    expect((await stage.client.login('player')).value).toMatchObject({ reason: 'locked' });
  });

  it('is turned off by a password and a code only', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret, codes } = await turnOn(token);
    const end = (password: string, code: string) =>
      call('endAuthenticator', { password, code }, token);
    const code = codeOf(secret);
    expect(await end('no', code)).toMatchObject({ value: { reason: 'password' } });
    expect(await end(PASSWORD, '000000')).toMatchObject({ value: { reason: 'code' } });
    expect((await end(PASSWORD, code)).success).toBe(true);
    expect((await end(PASSWORD, codes[0] ?? '')).success).toBe(true);
    expect(await db().select().from(recoveryCodes)).toEqual([]);
    expect(await kinds()).toContain('authenticatorOff');
    expect((await stage.client.login('player')).value).toHaveProperty('token');
  });

  it('gives new recovery codes in place of the former ones', async () => {
    const token = await stage.client.tokenOf('player');
    const { codes } = await turnOn(token);
    const [former = '', other = ''] = codes;
    const renewed = await call('renewRecoveryCodes', { password: PASSWORD, code: former }, token);
    const { recoveryCodes: fresh } = v.parse(recoveryCodesSchema, renewed.value);
    expect(await answer(await waiting(), other)).toMatchObject({
      value: { reason: 'wrongAnswer' },
    });
    expect((await answer(await waiting(), fresh[0] ?? '')).success).toBe(true);
  });

  it('answers a confirmation that is sent again with the same codes', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret } = await begin(token);
    const headers = { 'Idempotency-Key': randomUUID() };
    const code = codeOf(secret);
    const send = () => stage.client.call('confirmAuthenticator', { code }, { token, headers });
    expect((await send()).value).toEqual((await send()).value);
  });

  it('locks an open session that guesses, for a while', async () => {
    const token = await stage.client.tokenOf('player');
    const { secret } = await turnOn(token);
    const end = (password: string) =>
      call('endAuthenticator', { password, code: codeOf(secret) }, token);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => end(`guess ${at}`)));
    expect(replies.filter(({ value }) => value?.['reason'] === 'password')).toHaveLength(9);
    expect(await end(PASSWORD)).toMatchObject({ value: { reason: 'locked' } });
    stage.clock.setOffset(5 * MINUTE + 1_000);
    expect((await end(PASSWORD)).success).toBe(true);
  });

  it('is not for trial accounts', async () => {
    const token = await stage.client.tokenOf('trial');
    expect((await call('authenticator', {}, token)).value).toEqual({ reason: 'trialOnly' });
  });
});
