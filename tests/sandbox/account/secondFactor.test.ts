import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { Client } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
type Challenge = { challengeId: string; methods: Array<{ method: string; hint: string | null }> };

const challengeOf = async (client: Client): Promise<Challenge> => {
  const reply = await client.login('traveller');
  expect(reply.value).not.toHaveProperty('token');
  return reply.value?.['secondFactor'] as Challenge;
};
const lastCode = async (client: Client, to: string): Promise<string> => {
  const [newest] = (await client.control('GET', `outbox?to=${encodeURIComponent(to)}`)) as Array<{
    code: string;
  }>;
  if (!newest) throw new Error(`Nothing was sent to ${to}.`);
  return newest.code;
};
const googleCode = () => new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXP') }).generate();

onEveryDatabase((stage) => {
  const verify = (challengeId: string, method: string, answer: string) =>
    stage.client.call('secondFactorVerify', { challengeId, method, answer }, { language: 'EN' });
  const send = (challengeId: string, method: string) =>
    stage.client.call('secondFactorSend', { challengeId, method }, { language: 'EN' });

  it('lists four methods with masked addresses', async () => {
    const { methods } = await challengeOf(stage.client);
    expect(methods).toEqual([
      { method: 'mobile', hint: '•••• 3210' },
      { method: 'email', hint: 't••••••••@padauk.example' },
      { method: 'bankName', hint: null },
      { method: 'google', hint: null },
    ]);
  });

  it.each([
    ['mobile', '+959771233210', 'sms'],
    ['email', 'traveller@padauk.example', 'email'],
  ])('grants the login by a code by %s', async (method, to, channel) => {
    const { client } = stage;
    const { challengeId } = await challengeOf(client);
    expect((await send(challengeId, method)).value).toEqual({ expiredMinutes: 2 });
    expect(await client.control('GET', 'outbox')).toMatchObject([{ channel, to }]);
    const granted = await verify(challengeId, method, ` ${await lastCode(client, to)} `);
    expect(granted.value).toMatchObject({ user: { account: 'traveller' } });
    expect(
      (await client.call('memberInfo', {}, { token: String(granted.value?.['token']) })).success,
    ).toBe(true);
  });

  it.each(['Aung Aung', '  aung   AUNG '])(
    'grants the login by the bank account name %j',
    async (name) => {
      const { challengeId } = await challengeOf(stage.client);
      expect((await verify(challengeId, 'bankName', name)).value).toHaveProperty('token');
    },
  );

  it('grants the login by a Google code, and each code once', async () => {
    const code = googleCode();
    const first = await challengeOf(stage.client);
    expect((await verify(first.challengeId, 'google', code)).value).toHaveProperty('token');
    const second = await challengeOf(stage.client);
    expect(await verify(second.challengeId, 'google', code)).toMatchObject({
      success: false,
      value: { reason: 'codeUsed' },
    });
  });

  it('judges Google codes by real time when the clock was moved', async () => {
    stage.clock.setOffset(60 * MINUTE);
    const { challengeId } = await challengeOf(stage.client);
    expect((await verify(challengeId, 'google', googleCode())).success).toBe(true);
  });

  it('grants a challenge once', async () => {
    const { challengeId } = await challengeOf(stage.client);
    await verify(challengeId, 'bankName', 'Aung Aung');
    expect(await verify(challengeId, 'bankName', 'Aung Aung')).toMatchObject({
      success: false,
      value: { reason: 'challengeExpired' },
    });
  });

  it('locks for thirty minutes at the fifth wrong answer by any method', async () => {
    const { client, clock } = stage;
    const first = await challengeOf(client);
    expect((await verify(first.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      reason: 'wrongAnswer',
      triesLeft: 4,
    });
    expect((await verify(first.challengeId, 'google', '000000')).value).toMatchObject({
      triesLeft: 3,
    });
    const second = await challengeOf(client);
    expect((await verify(second.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      triesLeft: 2,
    });
    expect((await verify(second.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      triesLeft: 1,
    });
    expect((await verify(second.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      reason: 'locked',
      triesLeft: 0,
    });

    expect((await verify(first.challengeId, 'bankName', 'Aung Aung')).value).toMatchObject({
      reason: 'locked',
    });
    expect(await client.login('traveller')).toMatchObject({
      success: false,
      value: { reason: 'locked' },
    });
    clock.setOffset(30 * MINUTE + 1_000);
    const third = await challengeOf(client);
    expect((await verify(third.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      triesLeft: 4,
    });
    expect((await verify(third.challengeId, 'bankName', 'Aung Aung')).success).toBe(true);
  });

  it('judges five of many parallel wrong answers, no more', async () => {
    const { challengeId } = await challengeOf(stage.client);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => verify(challengeId, 'bankName', `guess ${index}`)),
    );
    expect(replies.filter(({ value }) => value?.['reason'] === 'wrongAnswer')).toHaveLength(4);
    expect(replies.filter(({ value }) => value?.['reason'] === 'locked')).toHaveLength(8);
  });

  it('forgets wrong answers after a right one', async () => {
    const first = await challengeOf(stage.client);
    await verify(first.challengeId, 'bankName', 'nobody');
    await verify(first.challengeId, 'bankName', 'Aung Aung');
    const second = await challengeOf(stage.client);
    expect((await verify(second.challengeId, 'bankName', 'nobody')).value).toMatchObject({
      triesLeft: 4,
    });
  });

  it('sends a new code only when the last one expired, and refuses the old one', async () => {
    const { client, clock } = stage;
    const { challengeId } = await challengeOf(client);
    expect((await verify(challengeId, 'mobile', '123456')).value).toMatchObject({
      reason: 'codeNotSent',
    });
    await send(challengeId, 'mobile');
    const code = await lastCode(client, '+959771233210');
    expect((await send(challengeId, 'mobile')).value).toMatchObject({ reason: 'tooSoon' });
    expect((await send(challengeId, 'email')).success).toBe(true);
    clock.setOffset(2 * MINUTE + 1_000);
    expect((await verify(challengeId, 'mobile', code)).value).toMatchObject({
      reason: 'codeExpired',
    });
    expect((await send(challengeId, 'mobile')).success).toBe(true);
  });

  it('limits how many codes an account gets', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      rateLimits: { codes: { points: 2, seconds: 60 } },
    });
    const sendAnew = async () => send((await challengeOf(client)).challengeId, 'mobile');
    expect((await sendAnew()).status).toBe(200);
    expect((await sendAnew()).status).toBe(200);
    const third = await sendAnew();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('refuses a challenge that is unknown or too old', async () => {
    expect((await verify('no-such-challenge', 'bankName', 'Aung Aung')).value).toMatchObject({
      reason: 'challengeExpired',
    });
    const { challengeId } = await challengeOf(stage.client);
    stage.clock.setOffset(15 * MINUTE + 1_000);
    expect((await verify(challengeId, 'bankName', 'Aung Aung')).value).toMatchObject({
      reason: 'challengeExpired',
    });
  });
});
