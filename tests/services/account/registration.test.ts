import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { HEADERS, endpoints } from '../../../contract/endpoints';
import type { RegisterInput } from '../../../machines/account/registration/registration.types';
import { sessions, users } from '../../../sandbox/db/schema';
import { readInvitation } from '../../../src/services/account/registration/invitation';
import {
  mobileBodyOf,
  usernameBodyOf,
} from '../../../src/services/account/registration/registerBody';
import { sandboxOfTests, type SandboxTab } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const PHONE = { countryDialingCode: '95', mobileNum: '9700000001' };
const PASSWORDS = { password: 'Harbour-dawn-7', confirmPassword: 'Harbour-dawn-7' };
const HREF = 'https://site.test/register?affiliateCode=x#part';

const inputOf = (given: Partial<RegisterInput> = {}): RegisterInput => ({
  way: 'username',
  values: { username: 'thandar', ...PASSWORDS, payeeName: '', email: '' },
  phone: null,
  captchaKey: null,
  captchaAlternative: null,
  humanVerification: 'proof',
  firebaseIdToken: null,
  ...given,
});

describe('the request', () => {
  test('by username: the given values, the form, and nothing empty', () => {
    expect(usernameBodyOf(inputOf(), HREF)).toEqual({
      username: 'thandar',
      ...PASSWORDS,
      humanVerification: 'proof',
      domain: 'site.test',
      registerUrl: 'https://site.test/register',
      registerMethod: 'WEB',
      login: true,
    });
  });

  test('by mobile: number, code, invitation codes, and a password only if required', () => {
    const values = {
      mobileNum: '9700000001',
      verificationCode: '123456',
      affiliateCode: 'AGENT',
      referralCode: 'FRIEND',
    };
    const body = mobileBodyOf(inputOf({ way: 'mobile', values, phone: PHONE }), HREF);
    expect(body).toMatchObject({
      ...PHONE,
      verificationCode: '123456',
      affiliateCode: 'AGENT',
      referralCode: 'FRIEND',
    });
    expect(body).not.toHaveProperty('password');
    expect(body).not.toHaveProperty('confirmPassword');
  });

  test('with the proof of firebase instead of the code', () => {
    const values = { mobileNum: '9700000001', verificationCode: '123456', ...PASSWORDS };
    const body = mobileBodyOf(
      inputOf({ way: 'mobile', values, phone: PHONE, firebaseIdToken: 'token' }),
      HREF,
    );
    expect(body).toMatchObject({
      firebaseChannel: 'firebase',
      firebaseIdToken: 'token',
      ...PASSWORDS,
    });
    expect(body).not.toHaveProperty('verificationCode');
  });

  test('with a picture and its key, or the proof that replaces both', () => {
    const values = { ...inputOf().values, captcha: 'ab12' };
    expect(usernameBodyOf(inputOf({ values, captchaKey: 'key' }), HREF)).toMatchObject({
      captcha: 'ab12',
      captchaKey: 'key',
    });
    const spared = usernameBodyOf(
      inputOf({ values, captchaKey: 'key', captchaAlternative: 'solved' }),
      HREF,
    );
    expect(spared).toMatchObject({ captchaAlternative: 'solved' });
    expect(spared).not.toHaveProperty('captcha');
    expect(spared).not.toHaveProperty('captchaKey');
  });
});

describe('an invitation', () => {
  test.each([
    ['?affiliateCode=AG-1_x&referralCode=me', { affiliateCode: 'AG-1_x', referralCode: 'me' }],
    ['?affiliateCode=%20AG1%20', { affiliateCode: 'AG1', referralCode: '' }],
    ['', { affiliateCode: '', referralCode: '' }],
    [`?affiliateCode=${'a'.repeat(41)}&referralCode=<b>`, { affiliateCode: '', referralCode: '' }],
    ['?referralCode=%E1%80%80', { affiliateCode: '', referralCode: '' }],
  ])('of %s', (search, invitation) => {
    expect(readInvitation({ href: `https://site.test/register${search}` })).toEqual(invitation);
  });
});

describe('with the platform', () => {
  const sandbox = sandboxOfTests();

  const { path } = endpoints.register;
  const patch = (changes: unknown) => sandbox.platform.services.settings.patch(changes);
  const fail = (
    kind: 'drop' | 'abortAfterCommit' | 'status' | 'malformed' | 'hold',
    times?: number,
  ) =>
    sandbox.platform.services.faults.replace([
      { endpoint: 'register', kind, ...(times !== undefined && { times }) },
    ]);
  const solve = async ({ verifier }: SandboxTab['services']) =>
    (await verifier.solve(await verifier.fetchChallenge('register'))) ?? '';
  const register = async (
    { services }: SandboxTab,
    given: Partial<RegisterInput> = {},
    signal?: AbortSignal,
  ) =>
    services.registration.register(
      inputOf({ humanVerification: await solve(services), ...given }),
      signal,
    );
  const accounts = async (username = 'thandar') =>
    (await sandbox.platform.services.db.select().from(users).where(eq(users.username, username)))
      .length;
  const liveSessions = async () =>
    (await sandbox.platform.services.db.select().from(sessions)).length;
  const keysOf = ({ sent }: SandboxTab) =>
    sent
      .filter(({ url }) => url.pathname === path)
      .map(({ headers }) => headers.get(HEADERS.idempotencyKey));

  test("the form follows the platform's present rules", async () => {
    const tab = sandbox.openTab();
    const { registration } = tab.services;
    await expect(registration.loadSetup()).resolves.toMatchObject({
      ways: ['mobile', 'username'],
      asksMobilePassword: true,
      verifiesMobile: true,
      asksLimit: false,
      rules: { username: { minLength: 4, maxLength: 16 } },
    });
    await patch({ jurisdiction: 'ON' });
    await expect(sandbox.openTab().services.registration.loadSetup()).resolves.toMatchObject({
      asksLimit: true,
    });
    await patch({ registerFields: { username: { minLength: 5 } } });
    await expect(registration.loadSetup()).resolves.toMatchObject({
      rules: { username: { minLength: 5 } },
    });
  });

  test.each([
    [
      { MOBILENUMREG3: false, MOBILENUMPASSREG3: false },
      { ways: ['username'], asksMobilePassword: false },
    ],
    [
      { USERNAMEREG3: false, REGMOBVERF3: false },
      { ways: ['mobile'], verifiesMobile: false },
    ],
    [{ USERNAMEREG3: false, MOBILENUMREG3: false }, { ways: [] }],
  ])('flags %j', async (whitelabel, setup) => {
    await patch({ whitelabel });
    await expect(sandbox.openTab().services.registration.loadSetup()).resolves.toMatchObject(setup);
  });

  test('a setup that could not be read is a fault', async () => {
    sandbox.platform.services.faults.replace([{ endpoint: 'registerSettings', kind: 'status' }]);
    await expect(sandbox.openTab().services.registration.loadSetup()).rejects.toMatchObject({
      kind: 'fault',
    });
  });

  test('an invitation code is known or unknown', async () => {
    const { registration } = sandbox.openTab().services;
    const [agent] = await sandbox.platform.services.db
      .select()
      .from(users)
      .where(eq(users.username, 'agent'));
    await expect(
      registration.checkAffiliate({ code: agent?.affiliateCode ?? '' }),
    ).resolves.toEqual({ kind: 'accepted' });
    await expect(registration.checkAffiliate({ code: 'NOBODY' })).resolves.toEqual({
      kind: 'refused',
    });
    sandbox.platform.services.faults.replace([{ endpoint: 'affiliate', kind: 'drop' }]);
    await expect(registration.checkAffiliate({ code: 'NOBODY' })).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  test('a new member is logged in', async () => {
    const tab = sandbox.openTab();
    await expect(register(tab)).resolves.toMatchObject({
      kind: 'granted',
      firstTimeLogin: false,
      passwordless: false,
    });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({ account: 'thandar' });
  });

  test('by mobile number with the code that was sent', async () => {
    const tab = sandbox.openTab();
    await tab.services.smsCode.send({
      purpose: 'register',
      phone: PHONE,
      challenge: null,
      humanVerification: await solve(tab.services),
    });
    const [message] = (await (await sandbox.platform.app.request('/sandbox/outbox')).json()) as {
      code: string;
    }[];
    const values = {
      mobileNum: PHONE.mobileNum,
      verificationCode: message?.code ?? '',
      ...PASSWORDS,
    };
    await expect(register(tab, { way: 'mobile', values, phone: PHONE })).resolves.toMatchObject({
      kind: 'granted',
    });
    await expect(tab.services.session.loadMember()).resolves.toMatchObject({
      account: '+959700000001',
    });
  });

  test('a refusal says why, and whether a captcha is needed', async () => {
    const tab = sandbox.openTab();
    await expect(register(tab, { humanVerification: 'invented' })).resolves.toEqual({
      kind: 'refused',
      message: 'Please complete verification first',
      captcha: false,
    });
    await patch({ registerFields: { captcha: { enabled: true } } });
    await expect(register(tab)).resolves.toMatchObject({ kind: 'refused', captcha: true });
    expect(new Set(keysOf(tab)).size).toBe(2);
    expect(tab.session.getItem('token')).toBeNull();
  });

  test.each([
    ['status', 'fault'],
    ['malformed', 'fault'],
    ['drop', 'offline'],
  ] as const)('distinguishes the fault %s', async (kind, told) => {
    fail(kind);
    await expect(register(sandbox.openTab())).rejects.toMatchObject({ kind: told });
  });

  describe('whose answer was lost', () => {
    test('is sent once more by itself, and creates one account', async () => {
      const tab = sandbox.openTab();
      fail('abortAfterCommit', 1);
      await expect(register(tab)).resolves.toMatchObject({ kind: 'granted' });
      expect(new Set(keysOf(tab)).size).toBe(1);
      await expect(accounts()).resolves.toBe(1);
    });

    test('is repeated unchanged when the person tries again, even with new proofs', async () => {
      const tab = sandbox.openTab();
      fail('abortAfterCommit', 2);
      await expect(register(tab)).rejects.toMatchObject({ kind: 'offline' });
      await expect(accounts()).resolves.toBe(1);
      const values = { ...inputOf().values, captcha: 'other' };
      await expect(register(tab, { values, captchaKey: 'other-key' })).resolves.toMatchObject({
        kind: 'granted',
      });
      expect(keysOf(tab)).toHaveLength(3);
      expect(new Set(keysOf(tab)).size).toBe(1);
      await expect(accounts()).resolves.toBe(1);
      await expect(tab.services.session.loadMember()).resolves.toMatchObject({
        account: 'thandar',
      });
    });

    test('is created by the same request when it never arrived', async () => {
      const tab = sandbox.openTab();
      fail('drop', 2);
      await expect(register(tab)).rejects.toMatchObject({ kind: 'offline' });
      await expect(accounts()).resolves.toBe(0);
      await expect(register(tab)).resolves.toMatchObject({ kind: 'granted' });
      expect(keysOf(tab)).toHaveLength(3);
      expect(new Set(keysOf(tab)).size).toBe(1);
      await expect(accounts()).resolves.toBe(1);
    });

    test('is replaced when the repeated request is refused for an old proof', async () => {
      const tab = sandbox.openTab();
      fail('drop', 2);
      await expect(register(tab, { humanVerification: 'worthless' })).rejects.toMatchObject({
        kind: 'offline',
      });
      await expect(register(tab)).resolves.toMatchObject({ kind: 'granted' });
      const keys = keysOf(tab);
      expect(keys).toHaveLength(4);
      expect(new Set(keys.slice(0, 3)).size).toBe(1);
      expect(keys[3]).not.toBe(keys[0]);
      await expect(accounts()).resolves.toBe(1);
    });

    test('does not affect another registration', async () => {
      const tab = sandbox.openTab();
      fail('drop', 2);
      await expect(register(tab)).rejects.toMatchObject({ kind: 'offline' });
      await expect(
        register(tab, { values: { ...inputOf().values, username: 'another' } }),
      ).resolves.toMatchObject({ kind: 'granted' });
      await expect(accounts()).resolves.toBe(0);
      await expect(accounts('another')).resolves.toBe(1);
    });

    test('is forgotten once the platform has decided', async () => {
      const tab = sandbox.openTab();
      await expect(register(tab, { humanVerification: 'worthless' })).resolves.toMatchObject({
        kind: 'refused',
      });
      await expect(register(tab)).resolves.toMatchObject({ kind: 'granted' });
      expect(keysOf(tab)).toHaveLength(2);
    });
  });

  describe('a person who leaves', () => {
    const leave = new Error('left');

    test('during the request leaves no session behind', async () => {
      const tab = sandbox.openTab();
      const controller = new AbortController();
      fail('hold');
      const outcome = expect(register(tab, {}, controller.signal)).rejects.toBe(leave);
      await vi.waitFor(() => expect(tab.sent.map(({ url }) => url.pathname)).toContain(path));
      controller.abort(leave);
      await vi.waitFor(() => expect(sandbox.platform.services.faults.release('register')).toBe(1));
      await outcome;
      expect(tab.session.getItem('token')).toBeNull();
      await expect(liveSessions()).resolves.toBe(0);
    });

    test('before the request sends nothing', async () => {
      const tab = sandbox.openTab();
      await expect(register(tab, {}, AbortSignal.abort(leave))).rejects.toBe(leave);
      expect(keysOf(tab)).toEqual([]);
    });
  });
});

describe('the check of a field while it is typed', () => {
  const check = ({ services }: SandboxTab, field: 'username' | 'mobileNum', value: string) =>
    services.registration.validateField({ field, value, countryDialingCode: '95' });

  const sandbox = sandboxOfTests();
  test('says what is wrong with a value, and takes a number as the form does', async () => {
    const tab = sandbox.openTab();
    await expect(check(tab, 'username', 'freename')).resolves.toEqual({ kind: 'fit' });
    await expect(check(tab, 'username', 'player')).resolves.toEqual({
      kind: 'refused',
      message: 'This account is already in use',
    });
    await expect(check(tab, 'mobileNum', '+95 9 761 112 299')).resolves.toEqual({ kind: 'fit' });
    await expect(check(tab, 'mobileNum', '12')).resolves.toMatchObject({ kind: 'refused' });
  });

  test('is a fault on a lost line', async () => {
    const tab = sandbox.openTab();
    tab.goOffline();
    await expect(faultKindOf(check(tab, 'username', 'freename'))).resolves.toBe('offline');
  });
});
