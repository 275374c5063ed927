import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { REGISTER_FIELDS } from '../../../contract/registerFields';
import { users } from '../../../sandbox/db/schema';
import { my } from '../../../sandbox/words/my';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'Harbour-dawn-7';
const PHONE = { countryDialingCode: '95', mobileNum: '9700000001' };
const NUMBER = '+959700000001';
const COMMON =
  'This password is one of the first that people guess. Please choose another, ' +
  'for example several words in a row';

onEveryDatabase((stage) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const settings = (changes: unknown) => stage.client.control('PATCH', 'settings', changes);
  const send = (
    id: 'register' | 'registerMobile',
    body: unknown,
    key: string = randomUUID(),
    language: 'EN' | 'MY' = 'EN',
  ) => stage.client.call(id, body, { language, headers: { 'Idempotency-Key': key } });
  const common = async () => ({
    password: PASSWORD,
    confirmPassword: PASSWORD,
    humanVerification: await stage.client.solve('register'),
    domain: 'padauk.example',
    registerUrl: 'https://padauk.example/register',
    registerMethod: 'WEB',
    login: true,
  });
  const register = async (
    rest: Record<string, unknown> = {},
    key?: string,
    language?: 'EN' | 'MY',
  ) => send('register', { ...(await common()), username: 'thandar', ...rest }, key, language);
  const registerMobile = async (rest: Record<string, unknown> = {}, key?: string) =>
    send('registerMobile', { ...(await common()), ...PHONE, ...rest }, key);
  const codeTo = async (mobileNo = PHONE.mobileNum) => {
    expect(
      (
        await stage.client.call('smsRegister', {
          countryDialingCode: '95',
          mobileNo,
          humanVerification: await stage.client.solve('register'),
        })
      ).success,
    ).toBe(true);
    return stage.client.lastCodeTo(`+95${mobileNo}`);
  };
  const accountOf = async (username: string) =>
    (await stage.platform.services.db.select().from(users).where(eq(users.username, username))).at(
      0,
    );
  const countOf = async (username: string) =>
    (
      await stage.platform.services.db
        .select()
        .from(users)
        .where(like(users.username, `${username}%`))
    ).length;
  const on = (rule: Record<string, unknown>) =>
    settings({
      registerFields: Object.fromEntries(
        Object.entries(rule).map(([field, over]) => [
          field,
          { enabled: true, ...(over as object) },
        ]),
      ),
    });

  it('creates a member by username who is logged in with an empty wallet', async () => {
    const { client } = stage;
    const { value } = await register({ username: '  ThanDar ' });
    expect(value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      user: {
        account: 'thandar',
        nickname: 'ThanDar',
        type: 0,
        currencySymbol: 'Ks',
        passwordChangeDue: null,
      },
    });
    expect(
      (await client.call('balance', {}, { token: String(value?.['token']) })).value,
    ).toMatchObject({ balance: '0.00', currencySymbol: 'Ks' });
    expect((await client.login('THANDAR', PASSWORD)).success).toBe(true);
  });

  it('creates a member by mobile number', async () => {
    const { client } = stage;
    const { value } = await registerMobile({ verificationCode: await codeTo() });
    expect(value).toMatchObject({
      user: { account: NUMBER, nickname: '•••• 0001' },
      firstTimeLogin: false,
    });
    expect((await client.login(NUMBER, PASSWORD)).success).toBe(true);
    stage.clock.setOffset(3 * MINUTE);
    await client.call('smsNoLogin', { ...PHONE, humanVerification: await client.solve('sms') });
    const verificationCode = await client.lastCodeTo(NUMBER);
    expect(
      (await client.call('login', { type: 'sms', ...PHONE, verificationCode })).value,
    ).toMatchObject({ user: { account: NUMBER } });
  });

  it('neither requires nor sets a password by mobile while MOBILENUMPASSREG3 is off', async () => {
    await settings({ whitelabel: { MOBILENUMPASSREG3: false } });
    expect(
      (await registerMobile({ verificationCode: await codeTo(), confirmPassword: 'another' }))
        .success,
    ).toBe(true);
    expect((await stage.client.login(NUMBER, PASSWORD)).success).toBe(false);
  });

  it('requires the password by mobile while MOBILENUMPASSREG3 is on', async () => {
    expect(
      await registerMobile({ verificationCode: await codeTo(), password: undefined }),
    ).toMatchObject({ message: 'Please fill in: Password', value: { reason: 'field' } });
  });

  it('requires no code while REGMOBVERF3 is off', async () => {
    await settings({ whitelabel: { REGMOBVERF3: false } });
    expect((await registerMobile()).success).toBe(true);
  });

  it('requires a code by username exactly when there is a mobile number', async () => {
    expect(await register({ ...PHONE })).toMatchObject({
      success: false,
      message: 'Please fill in: SMS code',
      value: { reason: 'field' },
    });
    expect((await register({ ...PHONE, verificationCode: await codeTo() })).success).toBe(true);
    expect((await accountOf('thandar'))?.mobile).toBe(NUMBER);
    expect((await register({ username: 'ohnmar', mobileNum: '' })).success).toBe(true);
  });

  it('creates one account per key, however often it is sent', async () => {
    const key = randomUUID();
    const body = { ...(await common()), username: 'thandar' };
    const [first, again] = [await send('register', body, key), await send('register', body, key)];
    expect(first.success).toBe(true);
    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await countOf('thandar')).toBe(1);
    expect(
      (await stage.client.call('memberInfo', {}, { token: String(again.value?.['token']) })).value,
    ).toMatchObject({ account: 'thandar' });
    expect((await send('register', { ...body, username: 'ohnmar' }, key)).status).toBe(422);
    expect((await stage.client.call('register', body)).status).toBe(400);
  });

  it('gives a username and a number to one of two parallel registrations', async () => {
    await settings({ whitelabel: { REGMOBVERF3: false } });
    const byName = await Promise.all([register(), register({ username: 'THANDAR' })]);
    expect(byName.filter(({ success }) => success)).toHaveLength(1);
    const byNumber = await Promise.all([
      registerMobile(),
      registerMobile({ mobileNum: '09700000001' }),
    ]);
    expect(byNumber.filter(({ success }) => success)).toHaveLength(1);
  });

  it.each([
    ['a name', { username: 'Player' }],
    ['a number', { countryDialingCode: '95', mobileNum: '09761112222' }],
  ])('says that %s is taken', async (_name, rest) => {
    await settings({ whitelabel: { REGMOBVERF3: false } });
    expect(await register(rest)).toMatchObject({
      success: false,
      message: 'This account is already in use',
      value: { reason: 'accountUsed' },
    });
  });

  it('keeps the code of a person whose username was taken', async () => {
    const verificationCode = await codeTo();
    expect((await register({ ...PHONE, verificationCode, username: 'player' })).value).toEqual({
      reason: 'accountUsed',
    });
    expect((await register({ ...PHONE, verificationCode })).success).toBe(true);
  });

  it.each(['wrongCode', 'codeGone', 'codeExpired'])('refuses a code for %s', async (reason) => {
    const right = await codeTo();
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; reason === 'codeGone' && tries < 5; tries += 1)
      await registerMobile({ verificationCode: wrong });
    if (reason === 'codeExpired') stage.clock.setOffset(2 * MINUTE + 1_000);
    expect(
      (await registerMobile({ verificationCode: reason === 'wrongCode' ? wrong : right })).value,
    ).toEqual({ reason });
    expect(await accountOf(NUMBER)).toBeUndefined();
  });

  it('accepts firebase’s proof of the number when firebase sends the codes', async () => {
    await settings({ smsProvider: 'firebase' });
    vi.spyOn(stage.platform.services.phoneTokens, 'verify').mockImplementation(async (idToken) =>
      idToken === 'good' ? { phone: NUMBER } : null,
    );
    const firebase = (firebaseIdToken: string) => ({
      firebaseChannel: 'firebase',
      firebaseIdToken,
    });
    expect((await registerMobile()).value).toEqual({ reason: 'wrongCode' });
    expect((await registerMobile(firebase('bad'))).value).toEqual({ reason: 'wrongCode' });
    expect((await registerMobile({ ...firebase('good'), mobileNum: '9700000002' })).value).toEqual({
      reason: 'wrongCode',
    });
    expect((await registerMobile(firebase('good'))).success).toBe(true);
  });

  it('opens each way of registration with its flag', async () => {
    await settings({ whitelabel: { USERNAMEREG3: false, MOBILENUMREG3: false } });
    expect((await register()).value).toEqual({ reason: 'notOpen' });
    expect((await registerMobile()).value).toEqual({ reason: 'notOpen' });
  });

  it.each(['login', 'sms', 'captcha'] as const)(
    'refuses a verification of scope %s',
    async (scope) => {
      expect(await register({ humanVerification: await stage.client.solve(scope) })).toMatchObject({
        success: false,
        message: 'Please complete verification first',
        value: { reason: 'verification' },
      });
    },
  );

  it('spends a human verification once', async () => {
    const humanVerification = await stage.client.solve('register');
    expect((await register({ humanVerification, username: 'ab' })).value).toEqual({
      reason: 'field',
    });
    expect((await register({ humanVerification })).value).toEqual({ reason: 'verification' });
  });

  it('requires the captcha when its rule is on, and says so in every refusal', async () => {
    const { client } = stage;
    await settings({ registerFields: { captcha: { enabled: true } }, captcha: { text: 'k7m2' } });
    const captchaKey = 'captcha-key-1';
    expect(await register()).toMatchObject({
      success: false,
      message: 'Please enter the captcha',
      value: { reason: 'captcha', captcha: true },
    });
    await client.call('captcha', { key: captchaKey });
    expect((await register({ captchaKey, captcha: 'zzzz' })).value).toEqual({
      reason: 'captcha',
      captcha: true,
    });
    await client.call('captcha', { key: captchaKey });
    expect((await register({ captchaKey, captcha: 'k7m2', username: 'ab' })).value).toEqual({
      reason: 'field',
      captcha: true,
    });
    expect((await register({ captchaAlternative: await client.solve('login') })).value).toEqual({
      reason: 'captcha',
      captcha: true,
    });
    expect((await register({ captchaAlternative: await client.solve('captcha') })).success).toBe(
      true,
    );
    await client.call('captcha', { key: captchaKey });
    expect((await register({ captchaKey, captcha: ' K7M2', username: 'ohnmar' })).success).toBe(
      true,
    );
  });

  it.each([
    ['username', { username: 'ab' }, 'Account format is incorrect'],
    ['username', { username: '1thandar' }, 'Account format is incorrect'],
    [
      'password',
      { password: 'Ab#4567', confirmPassword: 'Ab#4567' },
      'Please fill in your password with 8 - 20 characters',
    ],
    [
      'password',
      { password: 'with space 1', confirmPassword: 'with space 1' },
      'Password format is incorrect',
    ],
    [
      'password',
      { password: 'Welcome#1', confirmPassword: 'Welcome#1' },
      'The new password must not be the default password',
    ],
    ['password', { password: '12345678', confirmPassword: '12345678' }, COMMON],
    ['password', { password: 'PassWord1', confirmPassword: 'PassWord1' }, COMMON],
    [
      'repeated password',
      { confirmPassword: `${PASSWORD} ` },
      'Confirmation password is not correct.',
    ],
    ['mobile number', { ...PHONE, mobileNum: '97000' }, 'Phone number format is incorrect'],
    ['mobile number', { ...PHONE, mobileNum: '97-000-0001' }, 'Phone number format is incorrect'],
    ['mobile number', { ...PHONE, mobileNum: '0' }, 'Phone number format is incorrect'],
    ['dialing code', { ...PHONE, countryDialingCode: '999' }, 'Phone number format is incorrect'],
    ['dialing code', { mobileNum: PHONE.mobileNum }, 'Phone number format is incorrect'],
    ['SMS code', { ...PHONE, verificationCode: 'abc' }, 'Please enter a valid verification code'],
    ['e-mail', { email: 'thandar' }, 'E-mail format is incorrect'],
    ['payee name', { payeeName: 'Thandar 1' }, 'Payee name format is incorrect'],
    ['WhatsApp', { whatsapp: 'thandar' }, 'Please check this field: WhatsApp'],
    ['payment password', { paymentPassword: '12345' }, 'Please check this field: Payment password'],
    ['invitation code', { affiliateCode: 'x!' }, 'Invalid invitation code'],
  ])('refuses a wrong %s %j', async (name, rest, message) => {
    expect(await register(rest)).toMatchObject({
      status: 200,
      success: false,
      message,
      value: { reason: name === 'password' ? 'password' : 'field' },
    });
    expect(await accountOf('thandar')).toBeUndefined();
  });

  it('names the real name, and every field in Burmese', async () => {
    await on({ realName: { required: true }, zalo: { required: true } });
    expect((await register()).message).toBe('Please fill in: Real name');
    expect((await register({ realName: '123' })).message).toBe('Real name format is incorrect');
    expect((await register({ realName: 'Thandar', zalo: 'x' })).message).toBe(
      'Please check this field: Zalo',
    );
    expect((await register({}, undefined, 'MY')).message).toBe(my.fieldMissing(my.fields.realName));
    expect(Object.keys(my.fields).toSorted()).toEqual([...REGISTER_FIELDS].toSorted());
  });

  it('requires a mobile number by username when its rule says so', async () => {
    await on({ mobileNum: { required: true } });
    expect((await register()).message).toBe('Please fill in: Mobile number');
  });

  it('drops fields whose rule is off', async () => {
    await settings({
      registerFields: {
        email: { enabled: false },
        mobileNum: { enabled: false },
        affiliateCode: { enabled: false },
      },
    });
    expect(
      (await register({ email: 'no address', wechat: '!', affiliateCode: 'nobody', ...PHONE }))
        .success,
    ).toBe(true);
    const account = await accountOf('thandar');
    expect([account?.email, account?.mobile]).toEqual([null, null]);
    expect(account?.registration).not.toHaveProperty('wechat');
  });

  it('stores fields, further passwords as hashes, and the upline of the invitation', async () => {
    expect(
      (
        await register({
          email: ' Thandar@padauk.example ',
          payeeName: 'သန္တာ',
          paymentPassword: '123456',
          affiliateCode: 'padauk01',
        })
      ).success,
    ).toBe(true);
    const account = await accountOf('thandar');
    expect(account?.email).toBe('Thandar@padauk.example');
    expect(account?.registration).toMatchObject({
      payeeName: 'သန္တာ',
      upline: 'u-agent',
      domain: 'padauk.example',
      registerMethod: 'WEB',
    });
    expect(account?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    expect(account?.registration).not.toHaveProperty('paymentPassword');
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
  });

  it('takes the transaction password for the payment password where it is asked for', async () => {
    await settings({
      registerFields: {
        paymentPassword: { enabled: false },
        transactionPassword: { enabled: true, required: true },
      },
    });
    expect(await register()).toMatchObject({ success: false, value: { reason: 'field' } });
    expect(await register({ transactionPassword: '123456' })).toMatchObject({ success: true });
    const account = await accountOf('thandar');
    expect(account?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account?.registration)).not.toContain('argon2id');
  });

  it('keeps blanks in the password when the rule allows them', async () => {
    await settings({ registerFields: { password: { acceptedPattern: '*' } } });
    expect(
      (await register({ password: ' blanks round it ', confirmPassword: ' blanks round it ' }))
        .success,
    ).toBe(true);
    expect((await stage.client.login('thandar', ' blanks round it ')).success).toBe(true);
    expect((await stage.client.login('thandar', 'blanks round it')).success).toBe(false);
  });

  it('knows the seeded invitation codes and no other', async () => {
    const ask = (code: string) =>
      stage.client.call('affiliate', { code, domain: 'padauk.example' }, { language: 'EN' });
    expect((await ask('PADAUK01')).success).toBe(true);
    expect((await ask(' padauk02 ')).success).toBe(true);
    expect(await ask('PADAUK99')).toMatchObject({
      success: false,
      message: 'Invalid invitation code',
      value: { reason: 'invitationCode' },
    });
    expect(await register({ affiliateCode: 'PADAUK99' })).toMatchObject({
      success: false,
      message: 'Invalid invitation code',
      value: { reason: 'invitationCode' },
    });
  });

  it.each(['2006-06-15', '06-15-2006'])(
    'accepts the eighteenth birthday (%s) and not the day before',
    async (birthday) => {
      await on({ birthday: { required: true, acceptedPattern: '*' } });
      const noon = Date.UTC(2024, 5, 15, 12) - Date.now();
      // The row is judged on the platform's clock; the sealed body and the proof on the real one.
      stage.clock.setOffset(noon - DAY);
      expect(await register({ birthday })).toMatchObject({
        success: false,
        message: 'You must be at least 18 years old',
        value: { reason: 'field' },
      });
      stage.clock.setOffset(noon);
      expect((await register({ birthday })).success).toBe(true);
    },
  );

  it.each([
    ['18 at the midnight of Myanmar', Date.UTC(2024, 5, 14, 17, 30)],
    ['18 in the minute before the midnight of UTC', Date.UTC(2024, 5, 14, 23, 59)],
    ['18 after the midnight of UTC', Date.UTC(2024, 5, 15, 0, 1)],
  ])('takes a member who is %s', async (_, time) => {
    await on({ birthday: { required: true, acceptedPattern: '*' } });
    stage.clock.setOffset(time - Date.now());
    expect(await register({ birthday: '2006-06-15' })).toMatchObject({ success: true });
  });

  it('refuses a member who is 18 in a minute', async () => {
    await on({ birthday: { required: true, acceptedPattern: '*' } });
    stage.clock.setOffset(Date.UTC(2024, 5, 14, 17, 29) - Date.now());
    expect(await register({ birthday: '2006-06-15' })).toMatchObject({
      success: false,
      message: 'You must be at least 18 years old',
    });
  });

  it('refuses a birthday of more than 120 years ago', async () => {
    await on({ birthday: { required: true, acceptedPattern: '*' } });
    expect(await register({ birthday: '1800-01-01' })).toMatchObject({
      success: false,
      message: 'This date of birth is 120 years ago or more. Please check the year',
      value: { reason: 'field' },
    });
  });

  it.each(['2001-02-29', '02-30-2001', '1990/01/01', 'yesterday', '3000-01-01'])(
    'refuses the birthday %s',
    async (birthday) => {
      await on({ birthday: { acceptedPattern: '*' } });
      expect((await register({ birthday })).value).toEqual({ reason: 'field' });
    },
  );

  it('accepts a catastrophic pattern, in under a second', async () => {
    await settings({
      registerFields: {
        facebook: { acceptedPattern: '^(a+)+$' },
        payeeName: { acceptedPattern: '[broken' },
      },
    });
    const body = {
      ...(await common()),
      username: 'thandar',
      facebook: `${'a'.repeat(40)}!`,
      payeeName: 'Thandar',
    };
    const start = performance.now();
    expect((await send('register', body)).success).toBe(true);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('lists countries and stores a language', async () => {
    const { client } = stage;
    const { value } = await client.call('countryCodes');
    expect(value).toEqual(
      expect.arrayContaining([{ countryCode: 'MM', countryDialingCode: '95' }]),
    );
    expect((await client.call('updateLanguage', { language: 'EN' })).success).toBe(true);
    expect(
      (
        await client.call(
          'updateLanguage',
          { language: 'MY' },
          { token: await client.tokenOf('player') },
        )
      ).success,
    ).toBe(true);
    expect((await client.call('updateLanguage', { language: 'XX' })).success).toBe(false);
  });
});
