import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { RegisterField } from '../../../contract/registerFields';
import type { FieldRule, RegisterRules } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import type { Challenge, VerificationScope } from '../../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../../machines/account/captcha/captcha.machine';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { registrationMachine } from '../../../machines/account/registration/registration.machine';
import {
  selectCaptcha,
  selectFieldErrors,
  selectMessage,
  selectScreen,
  selectWay,
} from '../../../machines/account/registration/registration.selectors';
import type {
  AffiliateOutcome,
  ConfirmCodeInput,
  ConfirmCodeOutcome,
  PatternTry,
  RegisterForm,
  RegisterInput,
  RegisterOutcome,
  RegisterSetup,
} from '../../../machines/account/registration/registration.types';
import type { Grant } from '../../../machines/shared/grant';
import { heldPort } from '../harness/heldPort';

const rule = (patch: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 5,
  minLength: 4,
  maxLength: 20,
  ...patch,
});
const rules: RegisterRules = {
  username: rule({ acceptedPattern: '[a-z]+' }),
  password: rule(),
  mobileNum: rule({ required: false, minLength: 7 }),
  verificationCode: rule({ minLength: 6, maxLength: 6 }),
  affiliateCode: rule({ required: false }),
};
const setup: RegisterSetup = {
  ways: ['mobile', 'username'],
  asksMobilePassword: true,
  asksLimit: true,
  verifiesMobile: true,
  rules,
};
const plain: RegisterForm = {
  way: 'username',
  values: { username: ' khinkhin ', password: ' Lagoon#2026 ', confirmPassword: ' Lagoon#2026 ' },
  countryDialingCode: '95',
  receipt: null,
  captchaKey: null,
  captchaAlternative: null,
  ageConfirmed: true,
  termsAccepted: true,
};
const invited: RegisterForm = {
  ...plain,
  values: { ...plain.values, affiliateCode: ' PADAUK01 ' },
};
const byFirebase: RegisterForm = {
  ...plain,
  way: 'mobile',
  receipt: 'receipt-1',
  values: {
    password: ' Lagoon#2026 ',
    confirmPassword: ' Lagoon#2026 ',
    mobileNum: '09 761112222',
    verificationCode: '၁၂၃ 456',
  },
};
const withCaptcha: RegisterForm = {
  ...plain,
  values: { ...plain.values, captcha: ' abcd ' },
  captchaKey: 'k1',
};
const challenge: Challenge = {
  parameters: { algorithm: 'x', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' },
  signature: '',
};
const grant: Grant = {
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: false,
  passwordRule: { min: 8, max: 20 },
  memberType: 0,
  passwordless: false,
};
const member: Member = {
  id: '9',
  account: 'khinkhin',
  nickname: 'khinkhin',
  type: 0,
  currencySymbol: 'Ks',
  referralCode: null,
  passwordChangeDue: null,
};
const SECRETS = /Padauk|123456|၁၂၃|id-token|solved|abcd|97611/;

const start = async (given: Partial<RegisterSetup> = {}) => {
  const order: string[] = [];
  const port = <TOutput, TInput = void>(name: string) =>
    heldPort<TOutput, TInput>(() => order.push(name));
  const ports = {
    loadSetup: heldPort<RegisterSetup>(),
    checkPatterns: port<RegisterField[], { tries: PatternTry[] }>('patterns'),
    checkAffiliate: port<AffiliateOutcome, { code: string }>('affiliate'),
    fetchChallenge: port<Challenge, { scope: VerificationScope }>('verification'),
    solve: heldPort<string | null, { challenge: Challenge }>(),
    confirmCode: port<ConfirmCodeOutcome, ConfirmCodeInput>('code'),
    register: port<RegisterOutcome, RegisterInput>('register'),
    loadMember: port<Member>('member'),
    endSession: port<null>('end'),
    fetchCaptcha: heldPort<CaptchaPicture>(),
  };
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        loadSetup: ports.loadSetup.logic,
        checkPatterns: ports.checkPatterns.logic,
        checkAffiliate: ports.checkAffiliate.logic,
        confirmCode: ports.confirmCode.logic,
        register: ports.register.logic,
        loadMember: ports.loadMember.logic,
        endSession: ports.endSession.logic,
        captcha: captchaMachine.provide({ actors: { fetchCaptcha: ports.fetchCaptcha.logic } }),
        humanVerification: humanVerificationMachine.provide({
          actors: { fetchChallenge: ports.fetchChallenge.logic, solveChallenge: ports.solve.logic },
        }),
      },
    }),
    { input: { invitation: { affiliateCode: '', referralCode: '' } } },
  ).start();
  await ports.loadSetup.answer({ ...setup, ...given });
  const now = () => actor.getSnapshot();
  const submit = (form: RegisterForm) => actor.send({ type: 'register.submit', ...form });
  /** Answers each step successfully until `until` is the one that waits. */
  const passUntil = async (
    until: 'patterns' | 'affiliate' | 'verification' | 'code' | 'register' | 'member',
  ) => {
    for (let next = order.at(-1); next !== until; next = order.at(-1)) {
      if (next === 'patterns') await ports.checkPatterns.answer([]);
      else if (next === 'affiliate') await ports.checkAffiliate.answer({ kind: 'accepted' });
      else if (next === 'verification')
        await ports.fetchChallenge.answer(challenge).then(() => ports.solve.answer('solved'));
      else if (next === 'code')
        await ports.confirmCode.answer({ kind: 'confirmed', idToken: 'id-token' });
      else if (next === 'register') await ports.register.answer(grant);
      else throw new Error(`${until} was not reached: ${order.join(', ')}`);
    }
  };
  const isBackOnForm = () =>
    now().matches({ form: { step: 'fields' } }) && !SECRETS.test(JSON.stringify(now().context));
  return { ...ports, actor, order, now, submit, passUntil, isBackOnForm };
};
type Registration = Awaited<ReturnType<typeof start>>;
let registration: Registration;
beforeEach(async () => {
  registration = await start();
});

describe('the order of the steps', () => {
  test.each([
    ['plain', plain, ['patterns', 'verification', 'register', 'member']],
    ['invited', invited, ['patterns', 'affiliate', 'verification', 'register', 'member']],
    [
      'with a code of firebase',
      byFirebase,
      ['patterns', 'verification', 'code', 'register', 'member'],
    ],
    [
      'with a code of the platform',
      { ...byFirebase, receipt: null },
      ['patterns', 'verification', 'register', 'member'],
    ],
    ['with a captcha', withCaptcha, ['patterns', 'verification', 'register', 'member']],
    [
      'with all of them',
      { ...byFirebase, values: { ...byFirebase.values, affiliateCode: 'PADAUK01' } },
      ['patterns', 'affiliate', 'verification', 'code', 'register', 'member'],
    ],
  ])('%s', async (_, form, order) => {
    registration.submit(form);
    await registration.passUntil('member');
    await registration.loadMember.answer(member);
    expect(registration.order).toEqual(order);
    expect(registration.now().output).toEqual({
      kind: 'authenticated',
      member,
      firstTimeLogin: false,
      passwordChanged: false,
      remembered: null,
      asksLimit: true,
    });
    expect(JSON.stringify(registration.now().context)).not.toMatch(SECRETS);
  });

  test('sends one request for two submits', async () => {
    registration.submit(plain);
    registration.submit(plain);
    await registration.passUntil('register');
    registration.submit(plain);
    expect(registration.order).toEqual(['patterns', 'verification', 'register']);
  });
});

describe('the request', () => {
  test('trims text but no password, and sends only the fields of the form', async () => {
    registration.submit({ ...invited, values: { ...invited.values, qqNum: 'from another form' } });
    expect(
      registration.checkPatterns.calls[0]?.input.tries.map(({ field, value }) => [field, value]),
    ).toEqual([
      ['username', 'khinkhin'],
      ['password', ' Lagoon#2026 '],
      ['affiliateCode', 'PADAUK01'],
    ]);
    await registration.passUntil('affiliate');
    expect(registration.checkAffiliate.calls[0]?.input).toEqual({ code: 'PADAUK01' });
    await registration.passUntil('verification');
    expect(registration.fetchChallenge.calls[0]?.input).toEqual({ scope: 'register' });
    await registration.passUntil('register');
    const sent = registration.register.calls[0]?.input;
    expect(sent).toMatchObject({
      way: 'username',
      phone: null,
      humanVerification: 'solved',
      firebaseIdToken: null,
    });
    expect(sent?.values).toMatchObject({
      username: 'khinkhin',
      password: ' Lagoon#2026 ',
      affiliateCode: 'PADAUK01',
    });
    expect(sent?.values).not.toHaveProperty('qqNum');
  });

  test('sends the number and its code as digits, with the proof of firebase', async () => {
    registration.submit(byFirebase);
    await registration.passUntil('code');
    expect(registration.confirmCode.calls[0]?.input).toEqual({
      receipt: 'receipt-1',
      code: '123456',
    });
    await registration.passUntil('register');
    expect(registration.register.calls[0]?.input).toMatchObject({
      phone: { countryDialingCode: '95', mobileNum: '9761112222' },
      firebaseIdToken: 'id-token',
      values: { verificationCode: '123456' },
    });
  });

  test('sends the captcha that the platform asks for without a rule', async () => {
    registration.submit(withCaptcha);
    await registration.passUntil('register');
    expect(registration.register.calls[0]?.input).toMatchObject({
      captchaKey: 'k1',
      values: { captcha: 'abcd' },
    });
    await registration.register.answer({ kind: 'refused', message: 'no', captcha: true });
    registration.submit({ ...withCaptcha, values: { ...withCaptcha.values, captcha: ' ' } });
    expect(Object.keys(selectFieldErrors(registration.now()))).toEqual(['captcha']);
  });
});

describe('a failed step is the last one, and the form returns without secrets', () => {
  type Failure = [
    string,
    RegisterForm,
    Parameters<Registration['passUntil']>[0],
    (r: Registration) => Promise<void>,
    object | null,
    string[],
  ];
  test.each<Failure>([
    [
      'patterns that do not match',
      plain,
      'patterns',
      (r) => r.checkPatterns.answer(['username']),
      null,
      ['username'],
    ],
    [
      'an invitation that is none',
      invited,
      'affiliate',
      (r) => r.checkAffiliate.answer({ kind: 'refused' }),
      null,
      ['affiliateCode'],
    ],
    [
      'an invitation that cannot be checked',
      invited,
      'affiliate',
      (r) => r.checkAffiliate.fail({ kind: 'offline' }),
      { key: 'errors:network' },
      [],
    ],
    [
      'an unsolved verification',
      plain,
      'verification',
      (r) => r.fetchChallenge.answer(challenge).then(() => r.solve.answer(null)),
      null,
      [],
    ],
    [
      'a verification that cannot be asked for',
      plain,
      'verification',
      (r) => r.fetchChallenge.fail({ kind: 'offline' }),
      { key: 'errors:network' },
      [],
    ],
    [
      'a code that firebase refuses',
      byFirebase,
      'code',
      (r) =>
        r.confirmCode.answer({ kind: 'refused', message: { key: 'smsCode:errors.invalidCode' } }),
      null,
      ['verificationCode'],
    ],
    [
      'a code that cannot be confirmed',
      byFirebase,
      'code',
      (r) => r.confirmCode.fail({ kind: 'timeout' }),
      { key: 'errors:loadTimeout' },
      [],
    ],
    [
      'a refused registration',
      plain,
      'register',
      (r) => r.register.answer({ kind: 'refused', message: 'taken', captcha: false }),
      { text: 'taken' },
      [],
    ],
    [
      'one whose answer is lost',
      byFirebase,
      'register',
      (r) => r.register.fail({ kind: 'fault' }),
      { key: 'errors:system' },
      [],
    ],
  ])('%s', async (_, form, step, fail, message, fields) => {
    registration.submit(form);
    await registration.passUntil(step);
    await fail(registration);
    expect(registration.order.at(-1)).toBe(step);
    expect(registration.isBackOnForm()).toBe(true);
    expect(selectMessage(registration.now())).toEqual(message);
    expect(Object.keys(selectFieldErrors(registration.now()))).toEqual(fields);
  });

  test('leaves patterns that cannot be tested to the platform', async () => {
    registration.submit(plain);
    await registration.checkPatterns.fail({ kind: 'fault' });
    expect(registration.order).toEqual(['patterns', 'verification']);
  });

  test('aborts a verification that is cancelled', async () => {
    registration.submit(plain);
    await registration.passUntil('verification');
    registration.actor.send({ type: 'verification.cancel' });
    expect(registration.fetchChallenge.calls[0]?.signal.aborted).toBe(true);
    expect(registration.isBackOnForm()).toBe(true);
    expect(selectMessage(registration.now())).toBeNull();
  });

  test('gives the token back and closes when member info fails', async () => {
    registration.submit(byFirebase);
    await registration.passUntil('member');
    expect(SECRETS.test(JSON.stringify(registration.now().context))).toBe(false);
    await registration.loadMember.fail({ kind: 'offline' });
    expect(registration.order.at(-1)).toBe('end');
    expect(selectScreen(registration.now())).toBe('entering');
    await registration.endSession.answer(null);
    expect(registration.now().output).toEqual({ kind: 'closed' });
  });
});

describe('missing input', () => {
  test('names every missing field and calls no port', () => {
    registration.submit({
      ...plain,
      way: 'mobile',
      values: { password: 'Lagoon#2026', confirmPassword: 'Lagoon#2027' },
      ageConfirmed: false,
      termsAccepted: false,
    });
    expect(Object.keys(selectFieldErrors(registration.now())).toSorted()).toEqual([
      'ageConfirmed',
      'confirmPassword',
      'mobileNum',
      'termsAccepted',
      'verificationCode',
    ]);
    expect(selectMessage(registration.now())).toEqual({ key: 'validation:markedRequired' });
    expect(registration.order).toEqual([]);
    registration.actor.send({ type: 'field.changed', field: 'mobileNum' });
    expect(selectFieldErrors(registration.now()).mobileNum).toBeUndefined();
  });

  test('requires the code of an optional number that was given', () => {
    registration.submit({
      ...plain,
      values: { ...plain.values, mobileNum: '09761112222', verificationCode: '' },
    });
    expect(Object.keys(selectFieldErrors(registration.now()))).toEqual(['verificationCode']);
  });

  test('another password takes the error of its repeat away, another username does not', () => {
    const values = {
      username: 'khinkhin',
      password: 'Lagoon#2026',
      confirmPassword: 'Lagoon#2027',
    };
    registration.submit({ ...plain, values });
    const errors = () => Object.keys(selectFieldErrors(registration.now()));
    registration.actor.send({ type: 'field.changed', field: 'username' });
    expect(errors()).toEqual(['confirmPassword']);
    registration.actor.send({ type: 'field.changed', field: 'password' });
    expect(errors()).toEqual([]);
  });
});

describe('the tab', () => {
  test('starts with mobile, offers only allowed tabs and stays during a request', async () => {
    expect(selectWay(registration.now())).toBe('mobile');
    registration.actor.send({ type: 'way.choose', way: 'username' });
    expect(selectWay(registration.now())).toBe('username');
    registration.submit(plain);
    registration.actor.send({ type: 'way.choose', way: 'mobile' });
    expect(selectWay(registration.now())).toBe('username');

    const usernameOnly = await start({ ways: ['username'] });
    expect(selectWay(usernameOnly.now())).toBe('username');
    usernameOnly.actor.send({ type: 'way.choose', way: 'mobile' });
    expect(selectWay(usernameOnly.now())).toBe('username');
  });

  test('says that registration is closed when no tab is allowed', async () => {
    expect(selectScreen((await start({ ways: [] })).now())).toBe('unavailable');
  });
});

describe('the rules in another language', () => {
  test('replace the old ones; tab, captcha and form stay', async () => {
    const shown = await start({ rules: { ...rules, captcha: rule() } });
    shown.actor.send({ type: 'way.choose', way: 'username' });
    const captcha = selectCaptcha(shown.now());
    shown.actor.send({ type: 'rules.reload' });
    expect(selectScreen(shown.now())).toBe('form');
    await shown.loadSetup.answer({
      ...setup,
      rules: { ...rules, captcha: rule(), username: rule({ minLength: 6 }) },
    });
    expect(shown.now().context.setup?.rules['username']?.minLength).toBe(6);
    expect(selectWay(shown.now())).toBe('username');
    expect(selectCaptcha(shown.now())).toBe(captcha);
  });

  test('leave the old ones when they cannot be read', async () => {
    registration.actor.send({ type: 'rules.reload' });
    await registration.loadSetup.fail({ kind: 'offline' });
    expect(registration.now().context.setup).toEqual(setup);
    expect(registration.isBackOnForm()).toBe(true);
  });
});

describe('the captcha', () => {
  test('comes with its rule or a refusal, and is fetched again after each try', async () => {
    expect(selectCaptcha(registration.now())).toBeUndefined();
    registration.submit(plain);
    await registration.passUntil('register');
    await registration.register.answer({
      kind: 'refused',
      message: 'Please enter the captcha',
      captcha: true,
    });
    expect(registration.fetchCaptcha.calls).toHaveLength(1);
    registration.submit(withCaptcha);
    await registration.passUntil('register');
    await registration.register.fail({ kind: 'offline' });
    expect(registration.fetchCaptcha.calls).toHaveLength(2);
    expect(
      selectCaptcha((await start({ rules: { ...rules, captcha: rule() } })).now()),
    ).toBeDefined();
  });
});

test('continues a social account in the login, only from an idle form', async () => {
  registration.submit(plain);
  const consent = { ageConfirmed: true, termsAccepted: true };
  registration.actor.send({ type: 'social.choose', provider: 'google', ...consent });
  expect(registration.now().status).toBe('active');
  await registration.checkPatterns.answer(['username']);
  for (const missing of ['ageConfirmed', 'termsAccepted'] as const) {
    registration.actor.send({
      type: 'social.choose',
      provider: 'google',
      ...consent,
      [missing]: false,
    });
    expect(registration.now().status).toBe('active');
    expect(Object.keys(selectFieldErrors(registration.now()))).toEqual([missing]);
  }
  registration.actor.send({ type: 'social.choose', provider: 'google', ...consent });
  expect(registration.now().output).toEqual({ kind: 'social', provider: 'google' });
});

test('aborts the request when it closes, or gives its token back first', async () => {
  registration.submit(plain);
  await registration.passUntil('register');
  registration.actor.send({ type: 'registration.close' });
  expect(registration.register.calls[0]?.signal.aborted).toBe(true);
  expect(JSON.stringify(registration.now().context)).not.toMatch(SECRETS);
  expect(registration.now().output).toEqual({ kind: 'closed' });

  const late = await start();
  late.submit(plain);
  await late.passUntil('member');
  late.actor.send({ type: 'registration.close' });
  expect(late.order.at(-1)).toBe('end');
  await late.endSession.answer(null);
  expect(late.now().output).toEqual({ kind: 'closed' });
});
