import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../sandbox/db/schema';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const NEW = 'Harbour-dawn-7';
const EMAIL = 'player@padauk.example';
const PHONE = { countryDialingCode: '95', mobileNum: '9761112222' };
const NUMBER = '+959761112222';
const EN = { language: 'EN' } as const;

onEveryDatabase((stage) => {
  const settings = (changes: unknown) => stage.client.control('PATCH', 'settings', changes);
  const forget = (username = 'player', email = EMAIL) =>
    stage.client.call('forgetPassword', { username, email }, EN);
  const statusOf = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).status;
  const codeTo = async (phone = PHONE) => {
    const { client } = stage;
    expect(
      (
        await client.call('smsNoLogin', {
          ...phone,
          purpose: 'recovery',
          humanVerification: await client.solve('sms'),
        })
      ).success,
    ).toBe(true);
  };
  const reset = (verificationCode: string, newPassword = NEW, phone = PHONE) =>
    stage.client.call('passwordByPhone', { ...phone, verificationCode, newPassword }, EN);

  it('mails a temporary password that the next login has to change', async () => {
    const { client } = stage;
    const before = await client.tokenOf('player');
    expect(await forget(' Player ', ' PLAYER@padauk.example ')).toMatchObject({
      success: true,
      value: null,
    });
    expect(await statusOf(before)).toBe(401);
    expect((await client.login('player')).success).toBe(false);
    const [message] = await client.outboxOf('PLAYER@padauk.example');
    expect(message?.channel).toBe('email');
    const temporary = message?.code ?? '';
    expect(message?.text).toContain(temporary);
    await settings({ captcha: { mode: 'never' } });
    const { value } = await client.login('player', temporary);
    expect(value).toMatchObject({ passwordDefault: true, user: { passwordChangeDue: 'default' } });
    const token = String(value?.['token']);
    expect((await client.call('balance', {}, { token })).value).toMatchObject({
      reason: 'passwordChangeDue',
    });
    expect(
      (
        await client.call(
          'changePassword',
          { oldPassword: temporary, newPassword: NEW, confirmNewPassword: NEW },
          { token },
        )
      ).success,
    ).toBe(true);
    expect((await client.login('player', NEW)).value).toMatchObject({ passwordDefault: false });
  });

  it.each([
    ['nobody', EMAIL],
    ['player', 'other@padauk.example'],
    ['agent', EMAIL],
    [randomUUID(), 'x'],
  ])('answers the same to %s with %s, and sends nothing', async (username, email) => {
    const right = await forget('traveller', 'traveller@padauk.example');
    const wrong = await forget(username, email);
    expect({ ...wrong, headers: null }).toEqual({ ...right, headers: null });
    expect(await stage.client.outboxOf(email)).toEqual([]);
    expect((await stage.client.login('player')).success).toBe(true);
  });

  it('limits mails per account and per address with 429 and Retry-After', async () => {
    await settings({ rateLimits: { password: { points: 2, seconds: 60 } } });
    await forget();
    await forget('PLAYER');
    const third = await forget();
    expect(third).toMatchObject({
      status: 429,
      success: false,
      value: { reason: 'tooManyRequests' },
    });
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await forget('nobody')).status).toBe(429);
  });

  it('opens each method with its flag', async () => {
    await settings({ whitelabel: { CHNGPASSMAIL3: false, CHNGPASSVERIF3: false } });
    expect((await forget()).value).toEqual({ reason: 'methodUnavailable' });
    expect((await reset('123456')).value).toEqual({ reason: 'methodUnavailable' });
  });

  it('sets a new password by a code to the number, once, and ends every session', async () => {
    const { client, platform } = stage;
    await platform.services.db
      .update(users)
      .set({ passwordChangeDue: 'expired' })
      .where(eq(users.username, 'player'));
    const before = await client.tokenOf('player');
    await codeTo();
    const sent = await client.lastCodeTo(NUMBER);
    expect(await reset(sent)).toMatchObject({ success: true, value: { username: 'player' } });
    expect(await statusOf(before)).toBe(401);
    expect((await client.login('player', NEW)).value).toMatchObject({
      passwordExpired: false,
      user: { passwordChangeDue: null },
    });
    expect((await client.login('player', PASSWORD)).success).toBe(false);
    expect((await reset(sent, 'Another-one-8')).value).toEqual({ reason: 'wrongCode' });
  });

  it('leaves a lock on the username', async () => {
    const { client } = stage;
    await settings({ captcha: { mode: 'never' } });
    for (let tries = 0; tries < 10; tries += 1) await client.login('player', 'wrong');
    await codeTo();
    expect((await reset(await client.lastCodeTo(NUMBER))).success).toBe(true);
    expect((await client.login('player', NEW)).value).toMatchObject({ reason: 'locked' });
    stage.clock.setOffset(5 * MINUTE + 1_000);
    expect((await client.login('player', NEW)).success).toBe(true);
  });

  it.each([
    ['Ab#4567', 'Please fill in your password with 8 - 20 characters'],
    ['with space 1', 'Password format is incorrect'],
    ['Welcome#1', 'The new password must not be the default password'],
    ['12345678', expect.stringContaining('guessed first')],
  ])('refuses the new password %s without spending the code', async (newPassword, message) => {
    await codeTo();
    const sent = await stage.client.lastCodeTo(NUMBER);
    expect(await reset(sent, newPassword)).toMatchObject({
      success: false,
      message,
      value: { reason: 'newPassword' },
    });
    expect((await reset(sent)).success).toBe(true);
  });

  it('counts wrong codes and refuses expired ones and those of another purpose', async () => {
    const { client } = stage;
    await client.call('smsNoLogin', { ...PHONE, humanVerification: await client.solve('sms') });
    expect((await reset(await client.lastCodeTo(NUMBER))).value).toEqual({ reason: 'wrongCode' });
    await codeTo();
    const right = await client.lastCodeTo(NUMBER);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await reset(wrong)).toMatchObject({
        message: 'Please enter a valid verification code',
        value: { reason: 'wrongCode' },
      });
    }
    expect((await reset(right)).value).toEqual({ reason: 'codeGone' });
    stage.clock.setOffset(2 * MINUTE + 1_000);
    expect((await reset(right)).value).toEqual({ reason: 'codeExpired' });
  });

  it('reveals nothing about an unknown number', async () => {
    const nobody = { countryDialingCode: '95', mobileNum: '9700000000' };
    await codeTo(nobody);
    await codeTo();
    const [known, unknown] = [await reset('000000'), await reset('000000', NEW, nobody)];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  it('refuses a non-member account', async () => {
    await stage.platform.services.db
      .update(users)
      .set({ isMember: false })
      .where(eq(users.username, 'player'));
    await codeTo();
    expect((await reset(await stage.client.lastCodeTo(NUMBER))).value).toEqual({
      reason: 'notMember',
    });
    await forget();
    expect(await stage.client.outboxOf(EMAIL)).toEqual([]);
  });

  it('limits new passwords per number and per address', async () => {
    await settings({ rateLimits: { password: { points: 1, seconds: 60 } } });
    await reset('123456');
    expect((await reset('123456')).status).toBe(429);
    expect(
      (await reset('123456', NEW, { countryDialingCode: '95', mobileNum: '9700000000' })).status,
    ).toBe(429);
  });
});
