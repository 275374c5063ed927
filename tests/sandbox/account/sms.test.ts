import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { sentCodes, users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { statementsOf } from '../harness/statements';

const MINUTE = 60_000;
const PLAYER = { countryDialingCode: '95', mobileNum: '9761112222' };
const NOBODY = { countryDialingCode: '95', mobileNum: '9700000000' };
const numberOf = ({ countryDialingCode, mobileNum }: typeof PLAYER) =>
  `+${countryDialingCode}${mobileNum}`;
const EN = { language: 'EN' } as const;

onEveryDatabase((stage) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const settings = (changes: unknown) => stage.client.control('PATCH', 'settings', changes);
  const ask = async (
    phone = PLAYER,
    rest: Record<string, unknown> = {},
    language: 'EN' | 'MY' = 'EN',
  ) =>
    stage.client.call(
      'smsNoLogin',
      { ...phone, humanVerification: await stage.client.solve('sms'), ...rest },
      { language },
    );
  const askToRegister = async (mobileNo: string) =>
    stage.client.call(
      'smsRegister',
      {
        countryDialingCode: '95',
        mobileNo,
        humanVerification: await stage.client.solve('register'),
      },
      EN,
    );
  const enter = (verificationCode: string, phone = PLAYER) =>
    stage.client.call('login', { type: 'sms', ...phone, verificationCode }, EN);
  const code = () => stage.client.lastCodeTo(numberOf(PLAYER));
  const wrongFor = (right: string) => (right === '111111' ? '222222' : '111111');

  it('sends six digits that let the owner of the number in, once', async () => {
    expect((await ask()).value).toEqual({ expiredMinutes: 2 });
    const sent = await code();
    expect(sent).toMatch(/^\d{6}$/);
    expect((await enter(sent)).value).toMatchObject({
      user: { account: 'player' },
      firstTimeLogin: false,
    });
    expect(await enter(sent)).toMatchObject({ success: false, value: { reason: 'wrongCode' } });
  });

  it('writes the message in the caller’s language', async () => {
    await ask(PLAYER, {}, 'MY');
    const [message] = await stage.client.outboxOf(numberOf(PLAYER));
    expect(message?.channel).toBe('sms');
    expect(message?.text).toMatch(/\p{Script=Myanmar}/u);
  });

  it('keeps the code only as a hash', async () => {
    await ask();
    const [kept] = await stage.platform.services.db.select().from(sentCodes);
    expect(JSON.stringify(kept)).not.toContain(await code());
  });

  it('accepts a number with a trunk zero, and a code with blanks or Burmese digits', async () => {
    await ask({ ...PLAYER, mobileNum: '09761112222' });
    const burmese = [...(await code())]
      .map((digit) => String.fromCharCode(0x1040 + Number(digit)))
      .join(' ');
    expect((await enter(burmese, { ...PLAYER, mobileNum: '0009761112222' })).success).toBe(true);
  });

  it.each(['expired', 'default', 'first'] as const)(
    'owes no password change when the password is due for %s',
    async (passwordChangeDue) => {
      const { client, platform } = stage;
      await platform.services.db
        .update(users)
        .set({ passwordChangeDue, firstLoginPending: passwordChangeDue === 'first' })
        .where(eq(users.username, 'player'));
      await ask();
      const { value } = await enter(await code());
      expect(value).toMatchObject({
        firstTimeLogin: passwordChangeDue === 'first',
        passwordExpired: false,
        passwordDefault: false,
        user: { passwordChangeDue: null },
      });
      const token = String(value?.['token']);
      expect((await client.call('balance', {}, { token })).success).toBe(true);
      expect((await client.call('memberInfo', {}, { token })).value).toMatchObject({
        passwordChangeDue: null,
      });
      await client.call('firstLogin', {}, { token });
      stage.clock.setOffset(3 * MINUTE);
      await ask();
      expect((await enter(await code())).value).toMatchObject({ firstTimeLogin: false });
      expect((await client.login('player')).value).toMatchObject({ user: { passwordChangeDue } });
    },
  );

  it('asks for the second factor of an unregistered IP before a login by code', async () => {
    const { client } = stage;
    const traveller = { countryDialingCode: '95', mobileNum: '9771233210' };
    await ask(traveller);
    const { value } = await enter(await client.lastCodeTo(numberOf(traveller)), traveller);
    expect(value).not.toHaveProperty('token');
    const challenge = value?.['secondFactor'] as { challengeId: string };
    const answer = (given: string) =>
      client.call(
        'secondFactorVerify',
        { challengeId: challenge.challengeId, method: 'bankName', answer: given },
        EN,
      );
    expect(await answer('Nobody')).toMatchObject({ value: { reason: 'wrongAnswer' } });
    expect((await answer('Aung Aung')).value).toMatchObject({ user: { account: 'traveller' } });
  });

  it('takes no second code to the number that was the first proof', async () => {
    const { client } = stage;
    const traveller = { countryDialingCode: '95', mobileNum: '9771233210' };
    await ask(traveller);
    const { value } = await enter(await client.lastCodeTo(numberOf(traveller)), traveller);
    const challenge = value?.['secondFactor'] as {
      challengeId: string;
      methods: Array<{ method: string }>;
    };
    expect(challenge.methods.map(({ method }) => method)).toEqual(['email', 'bankName', 'google']);
    const byMobile = { challengeId: challenge.challengeId, method: 'mobile' };
    const unavailable = { success: false, value: { reason: 'methodUnavailable' } };
    expect(await client.call('secondFactorSend', byMobile, EN)).toMatchObject(unavailable);
    expect(
      await client.call('secondFactorVerify', { ...byMobile, answer: '123456' }, EN),
    ).toMatchObject(unavailable);
    // The login by password still may: the number is another factor there.
    const byPassword = await client.login('traveller');
    expect(byPassword.value?.['secondFactor']).toMatchObject({
      methods: expect.arrayContaining([expect.objectContaining({ method: 'mobile' })]),
    });
  });

  it('locks a login by code with its second factor', async () => {
    const traveller = { countryDialingCode: '95', mobileNum: '9771233210' };
    await stage.platform.services.db
      .update(users)
      .set({ secondFactorLockedUntil: stage.clock.date(MINUTE) })
      .where(eq(users.username, 'traveller'));
    await ask(traveller);
    expect(
      await enter(await stage.client.lastCodeTo(numberOf(traveller)), traveller),
    ).toMatchObject({ success: false, value: { reason: 'locked' } });
  });

  it('refuses a non-member account, and only after the code was right', async () => {
    await stage.platform.services.db
      .update(users)
      .set({ isMember: false })
      .where(eq(users.username, 'player'));
    await ask();
    const right = await code();
    expect(await enter(wrongFor(right))).toMatchObject({ value: { reason: 'wrongCode' } });
    expect(await enter(right)).toMatchObject({
      success: false,
      message: 'Non-member account unable to login',
      value: { reason: 'notMember' },
    });
  });

  it('requires a human verification of scope sms, once', async () => {
    const humanVerification = await stage.client.solve('sms');
    expect(
      await ask(PLAYER, { humanVerification: await stage.client.solve('login') }),
    ).toMatchObject({
      success: false,
      message: 'Please complete verification first',
      value: { reason: 'verification' },
    });
    expect((await ask(PLAYER, { humanVerification })).success).toBe(true);
    stage.clock.setOffset(3 * MINUTE);
    expect((await ask(PLAYER, { humanVerification })).value).toEqual({ reason: 'verification' });
  });

  it('sends one code per number and purpose while the countdown runs', async () => {
    await ask();
    stage.clock.setOffset(MINUTE);
    const again = await ask();
    expect(again).toMatchObject({ success: false, value: { reason: 'tooSoon' } });
    expect(again.message).toMatch(
      /^A code is on its way\. You can ask for another in \d+ seconds$/,
    );
    expect((await ask(PLAYER, { purpose: 'recovery' })).success).toBe(true);
    stage.clock.setOffset(2 * MINUTE + 1_000);
    expect((await ask()).success).toBe(true);
    expect(await stage.client.outboxOf(numberOf(PLAYER))).toHaveLength(3);
  });

  it('sends one code for two parallel requests', async () => {
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await stage.client.outboxOf(numberOf(PLAYER))).toHaveLength(1);
  });

  it('limits codes per number and per address with 429 and Retry-After', async () => {
    await settings({ rateLimits: { codes: { points: 2, seconds: 600 } }, expiredMinutes: 0.01 });
    const sendNext = async (phone: typeof PLAYER) => {
      stage.clock.setOffset(stage.clock.offset() + 2_000);
      return ask(phone);
    };
    await sendNext(PLAYER);
    await sendNext(PLAYER);
    const third = await sendNext(PLAYER);
    expect(third).toMatchObject({
      status: 429,
      success: false,
      value: { reason: 'tooManyRequests' },
    });
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await sendNext(NOBODY)).status).toBe(429);
  });

  it('reveals nothing about an unknown number', async () => {
    const [known, unknown] = [await ask(), await ask(NOBODY)];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(await stage.client.outboxOf(numberOf(NOBODY))).toEqual([]);
    expect((await ask(NOBODY)).value).toEqual((await ask()).value);
    const wrong = wrongFor(await code());
    for (let tries = 0; tries < 6; tries += 1) {
      const [one, other] = [await enter(wrong), await enter(wrong, NOBODY)];
      expect({ ...other, headers: null }).toEqual({ ...one, headers: null });
    }
    stage.clock.setOffset(3 * MINUTE);
    const [expired, other] = [await enter(wrong), await enter(wrong, NOBODY)];
    expect(expired.value).toEqual({ reason: 'codeExpired' });
    expect(other.value).toEqual(expired.value);
  });

  it('invalidates a code at the fifth wrong try', async () => {
    await ask();
    const right = await code();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await enter(wrongFor(right))).toMatchObject({
        success: false,
        message: 'Please enter a valid verification code',
        value: { reason: 'wrongCode' },
      });
    }
    expect(await enter(right)).toMatchObject({
      success: false,
      message: 'Too many wrong codes, please ask for a new one',
      value: { reason: 'codeGone' },
    });
    stage.clock.setOffset(3 * MINUTE);
    await ask();
    expect((await enter(await code())).success).toBe(true);
  });

  it('counts every one of many parallel wrong codes', async () => {
    await ask();
    const right = await code();
    const replies = await Promise.all(Array.from({ length: 8 }, () => enter(wrongFor(right))));
    expect(replies.filter(({ value }) => value?.['reason'] === 'wrongCode')).toHaveLength(5);
    expect((await enter(right)).value).toEqual({ reason: 'codeGone' });
  });

  it('says that a code has expired', async () => {
    await ask();
    stage.clock.setOffset(2 * MINUTE + 1_000);
    expect(await enter(await code())).toMatchObject({
      success: false,
      message: 'The code has expired, please ask for a new one',
      value: { reason: 'codeExpired' },
    });
  });

  it('refuses a code of another purpose or number, or that was never sent', async () => {
    expect((await enter('123456')).value).toEqual({ reason: 'wrongCode' });
    await ask(PLAYER, { purpose: 'recovery' });
    const sent = await code();
    expect((await enter(sent)).value).toEqual({ reason: 'wrongCode' });
    stage.clock.setOffset(3 * MINUTE);
    await ask();
    expect(
      (await enter(await code(), { countryDialingCode: '95', mobileNum: '9771233210' })).value,
    ).toEqual({ reason: 'wrongCode' });
  });

  it.each([
    ['login', { whitelabel: { MOBILEVERCODELOGIN3: false } }],
    ['login', { smsProvider: 'firebase' }],
    ['recovery', { whitelabel: { CHNGPASSVERIF3: false } }],
  ])('sends no code for %s with %j', async (purpose, changes) => {
    await settings(changes);
    expect(await ask(PLAYER, { purpose })).toMatchObject({
      success: false,
      value: { reason: 'methodUnavailable' },
    });
    expect(await stage.client.outboxOf(numberOf(PLAYER))).toEqual([]);
  });

  it('sends the recovery code itself when firebase sends the others', async () => {
    await settings({ smsProvider: 'firebase' });
    expect((await ask(PLAYER, { purpose: 'recovery' })).success).toBe(true);
  });

  it('refuses a login by SMS while MOBILEVERCODELOGIN3 is off', async () => {
    await ask();
    await settings({ whitelabel: { MOBILEVERCODELOGIN3: false } });
    expect(await enter(await code())).toMatchObject({
      success: false,
      value: { reason: 'notOpen' },
    });
  });

  it('sends a code for the registration to a free number', async () => {
    expect((await askToRegister('9700000000')).value).toEqual({ expiredMinutes: 2 });
    expect(await stage.client.lastCodeTo(numberOf(NOBODY))).toMatch(/^\d{6}$/);
    expect((await askToRegister('09700000000')).value).toEqual({ reason: 'tooSoon' });
  });

  it('tells only the owner that a number is taken, and works as much for it', async () => {
    const { client } = stage;
    const humanVerification = [await client.solve('register'), await client.solve('register')];
    const workFor = (mobileNo: string) => {
      let reply: unknown;
      const statements = statementsOf(async () => {
        const { status, success, value, message } = await client.call('smsRegister', {
          countryDialingCode: '95',
          mobileNo,
          humanVerification: humanVerification.pop(),
        });
        reply = { status, success, value, message };
      });
      return statements.then((done) => ({ done, reply }));
    };
    const free = await workFor('9700000000');
    expect(free.done.length).toBeGreaterThan(5);
    expect(await workFor('9761112222')).toEqual(free);
    const [told] = await client.outboxOf(numberOf(PLAYER));
    expect(told).toMatchObject({ code: '', text: expect.not.stringMatching(/\d{6}/) });
  });

  it('sends no code for the registration without a proof of its scope, used once', async () => {
    const { client } = stage;
    const call = (humanVerification: string, mobileNo = '9700000000') =>
      client.call('smsRegister', { countryDialingCode: '95', mobileNo, humanVerification });
    for (const proof of ['', await client.solve('sms')])
      expect((await call(proof)).value).toEqual({ reason: 'verification' });
    const proof = await client.solve('register');
    expect((await call(proof)).success).toBe(true);
    expect((await call(proof, '9700000001')).value).toEqual({ reason: 'verification' });
  });

  it.each(['0000097654', '97654', '0'.repeat(14) + '9761112', '1234567890123456', '9761a12222'])(
    'takes %s for no number',
    async (mobileNum) => {
      expect((await ask({ ...PLAYER, mobileNum })).success).toBe(false);
      expect((await askToRegister(mobileNum)).success).toBe(false);
    },
  );

  it.each([{ whitelabel: { REGMOBVERF3: false } }, { smsProvider: 'firebase' }])(
    'sends no code for the registration with %j',
    async (changes) => {
      await settings(changes);
      expect((await askToRegister('9700000000')).value).toEqual({ reason: 'methodUnavailable' });
    },
  );

  it('limits codes for the registration, whether the number is taken or not', async () => {
    await settings({ rateLimits: { codes: { points: 1, seconds: 600 } } });
    await askToRegister('9761112222');
    expect((await askToRegister('9700000000')).status).toBe(429);
  });

  const enterByToken = (firebaseIdToken: string, phone = PLAYER) =>
    stage.client.call(
      'login',
      { type: 'firebase', ...phone, firebaseChannel: 'firebase', firebaseIdToken },
      EN,
    );
  const vouchFor = (phone: string) =>
    vi
      .spyOn(stage.platform.services.phoneTokens, 'verify')
      .mockImplementation(async (idToken) => (idToken === 'good' ? { phone } : null));

  it("accepts firebase's proof, for that number only", async () => {
    await settings({ smsProvider: 'firebase' });
    vouchFor(numberOf(PLAYER));
    expect((await enterByToken('good')).value).toMatchObject({ user: { account: 'player' } });
    expect((await enterByToken('bad')).value).toEqual({ reason: 'wrongCode' });
    expect(
      (await enterByToken('good', { countryDialingCode: '95', mobileNum: '9771233210' })).value,
    ).toEqual({ reason: 'wrongCode' });
    vouchFor(numberOf(NOBODY));
    expect(await enterByToken('good', NOBODY)).toMatchObject({
      success: false,
      message: 'There is no account with this mobile number',
      value: { reason: 'unknownAccount' },
    });
  });

  it.each([
    { smsProvider: 'platform' },
    { smsProvider: 'firebase', whitelabel: { MOBILEVERCODELOGIN3: false } },
  ])("refuses firebase's proof with %j", async (changes) => {
    await settings(changes);
    vouchFor(numberOf(PLAYER));
    expect((await enterByToken('good')).value).toEqual({ reason: 'notOpen' });
  });
});
