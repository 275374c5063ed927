import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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
  const forget = async (username = 'player', email = EMAIL) =>
    stage.client.call(
      'forgetPassword',
      { username, email, humanVerification: await stage.client.solve('recovery') },
      EN,
    );
  const setByMail = (
    verificationCode: string,
    { newPassword = NEW, username = 'player', email = EMAIL } = {},
  ) => stage.client.call('passwordByEmail', { username, email, verificationCode, newPassword }, EN);
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

  it('mails a code; the password and its sessions stay until it is used, once', async () => {
    const { client } = stage;
    const before = await client.tokenOf('player');
    expect(await forget(' Player ', ' PLAYER@padauk.example ')).toMatchObject({
      success: true,
      value: null,
    });
    const [message] = await client.outboxOf('PLAYER@padauk.example');
    const code = message?.code ?? '';
    expect(message).toMatchObject({ channel: 'email', code: expect.stringMatching(/^\d{10}$/) });
    expect(message?.text).toContain(`${code.slice(0, 5)} ${code.slice(5)}`);
    expect(message?.text).toContain('30 minutes');
    expect(await statusOf(before)).toBe(200);
    expect((await client.login('player')).success).toBe(true);

    expect((await setByMail(code)).value).toEqual({ username: 'player' });
    expect(await statusOf(before)).toBe(401);
    expect((await client.login('player', NEW)).value).toMatchObject({
      passwordDefault: false,
      user: { passwordChangeDue: null },
    });
    expect((await client.login('player', PASSWORD)).success).toBe(false);
    expect((await setByMail(code, { newPassword: 'Another-one-8' })).value).toEqual({
      reason: 'wrongCode',
    });
  });

  it('takes the newest mailed code for half an hour, and five wrong ones', async () => {
    const { client, clock } = stage;
    await forget();
    const first = await client.lastCodeTo(EMAIL);
    await forget();
    const code = await client.lastCodeTo(EMAIL);
    expect((await setByMail(first)).value).toEqual({ reason: 'wrongCode' });
    clock.setOffset(30 * MINUTE + 1_000);
    expect((await setByMail(code)).value).toEqual({ reason: 'codeExpired' });
    await forget();
    const last = await client.lastCodeTo(EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await setByMail(first);
    expect((await setByMail(last)).value).toEqual({ reason: 'codeGone' });
    expect((await client.login('player')).success).toBe(true);
  });

  it.each([
    ['player', 'other@padauk.example'],
    ['nobody', EMAIL],
  ])('takes no mailed code for %s with %s', async (username, email) => {
    await forget();
    const code = await stage.client.lastCodeTo(EMAIL);
    expect((await setByMail(code, { username, email })).value).toEqual({ reason: 'wrongCode' });
    expect((await setByMail(code)).success).toBe(true);
  });

  describe('of a member at an unregistered IP', () => {
    const TRAVELLER = 'traveller';
    const theirs = { username: TRAVELLER, email: 'traveller@padauk.example' };
    const phone = { countryDialingCode: '95', mobileNum: '9771233210' };
    const WAYS = {
      mobile: async () => {
        await codeTo(phone);
        return reset(await stage.client.lastCodeTo('+959771233210'), NEW, phone);
      },
      email: async () => {
        await forget(theirs.username, theirs.email);
        return setByMail(await stage.client.lastCodeTo(theirs.email), theirs);
      },
    };
    type Challenge = { challengeId: string; methods: Array<{ method: string }> };
    const challengeOf = async (password: string) =>
      (await stage.client.login(TRAVELLER, password)).value?.['secondFactor'] as Challenge;
    const methodsOf = ({ methods }: Challenge) => methods.map(({ method }) => method);
    const byName = (challengeId: string) =>
      stage.client.call(
        'secondFactorVerify',
        { challengeId, method: 'bankName', answer: 'Aung Aung' },
        EN,
      );

    it.each([
      ['mobile', ['email', 'bankName', 'google']],
      ['email', ['mobile', 'bankName', 'google']],
    ] as const)('takes no second code to where the first went: %s', async (place, others) => {
      expect((await WAYS[place]()).success).toBe(true);
      const challenge = await challengeOf(NEW);
      expect(methodsOf(challenge)).toEqual(others);
      const again = { challengeId: challenge.challengeId, method: place };
      const unavailable = { success: false, value: { reason: 'methodUnavailable' } };
      expect(await stage.client.call('secondFactorSend', again, EN)).toMatchObject(unavailable);
      expect(
        await stage.client.call('secondFactorVerify', { ...again, answer: '123456' }, EN),
      ).toMatchObject(unavailable);
    });

    it('takes it again once another proof was given', async () => {
      await WAYS.mobile();
      expect((await byName((await challengeOf(NEW)).challengeId)).success).toBe(true);
      expect(methodsOf(await challengeOf(NEW))).toContain('mobile');
    });

    it('takes it again after a change of the password by who is signed in', async () => {
      await WAYS.mobile();
      await stage.platform.services.db
        .update(users)
        .set({ ipUnregistered: false })
        .where(eq(users.username, TRAVELLER));
      const token = await stage.client.tokenOf(TRAVELLER, NEW);
      const newPassword = 'River-evening-9';
      await stage.client.call(
        'changePassword',
        { oldPassword: NEW, newPassword, confirmNewPassword: newPassword },
        { token },
      );
      await stage.platform.services.db
        .update(users)
        .set({ ipUnregistered: true })
        .where(eq(users.username, TRAVELLER));
      expect(methodsOf(await challengeOf(newPassword))).toContain('mobile');
    });

    it('refuses the login where nothing else is known', async () => {
      await stage.platform.services.db
        .update(users)
        .set({ email: null, bankAccountName: null, totpSecret: null })
        .where(eq(users.username, TRAVELLER));
      await WAYS.mobile();
      expect(await stage.client.login(TRAVELLER, NEW)).toMatchObject({
        success: false,
        value: { reason: 'methodUnavailable' },
      });
    });
  });

  it('sends no mail without a proof of its own scope, used once', async () => {
    const { client } = stage;
    const humanVerification = await client.solve('recovery');
    for (const proof of ['', await client.solve('sms')])
      expect(
        (
          await client.call('forgetPassword', {
            username: 'player',
            email: EMAIL,
            humanVerification: proof,
          })
        ).value,
      ).toEqual({ reason: 'verification' });
    const ask = () =>
      client.call('forgetPassword', { username: 'player', email: EMAIL, humanVerification });
    expect((await ask()).success).toBe(true);
    expect((await ask()).value).toEqual({ reason: 'verification' });
    expect(await client.outboxOf(EMAIL)).toHaveLength(1);
  });

  it.each(['mail', 'mobile'] as const)(
    'answers again by %s when its answer was lost, and changes nothing by it',
    async (way) => {
      const { client } = stage;
      if (way === 'mail') await forget();
      else await codeTo();
      const code = await client.lastCodeTo(way === 'mail' ? EMAIL : NUMBER);
      const set = () => (way === 'mail' ? setByMail(code) : reset(code));
      const first = await set();
      const token = await client.tokenOf('player', NEW);
      stage.clock.setOffset(5 * MINUTE);
      const second = await set();
      expect({ ...second, headers: null }).toEqual({ ...first, headers: null });
      expect(await statusOf(token)).toBe(200);
      stage.clock.setOffset(10 * MINUTE + 1_000);
      expect((await set()).value).toEqual({ reason: 'wrongCode' });
    },
  );

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
    ['12345678', expect.stringContaining('first that people guess')],
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
