import { beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Member } from '../../../contract/member';
import type { Challenge, VerificationScope } from '../../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../../machines/account/captcha/captcha.machine';
import { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../../machines/account/changePassword/changePassword.types';
import { forgotPasswordMachine } from '../../../machines/account/forgotPassword/forgotPassword.machine';
import type {
  PhoneForm,
  RecoverySetup,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { emptyLogin } from '../../../machines/account/login/login.cases';
import {
  selectFieldErrors,
  selectMessage,
  selectScreen,
} from '../../../machines/account/login/login.selectors';
import type {
  CredentialsForm,
  LoginInput,
  SignInBySmsInput,
  SignInBySmsOutcome,
  SignInInput,
  SignInOutcome,
  SmsForm,
  SocialOutcome,
  SocialProvider,
} from '../../../machines/account/login/login.types';
import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import type {
  AnswerInput,
  AnswerOutcome,
} from '../../../machines/account/secondFactor/secondFactor.types';
import type { Grant } from '../../../machines/shared/grant';
import type { RequestOutcome } from '../../../machines/shared/request';
import { heldPort } from '../harness/heldPort';
import { wholeLogin } from '../../support/wholeMachines';

const grant: Grant = {
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: true,
  passwordRule: { min: 8, max: 20 },
  memberType: 0,
  passwordless: false,
};
const member: Member = {
  id: '1',
  account: 'player',
  nickname: 'Player',
  type: 0,
  currencySymbol: 'Ks',
  referralCode: null,
  passwordChangeDue: null,
};
const form: CredentialsForm = {
  username: ' player ',
  password: ' secret ',
  remember: false,
  termsAccepted: true,
  captcha: null,
  captchaKey: null,
  captchaAlternative: null,
};
const challenge = {
  parameters: { algorithm: 'x', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' },
  signature: '',
};
const newPassword = {
  oldPassword: ' secret ',
  newPassword: 'Lagoon#2027',
  confirmNewPassword: 'Lagoon#2027',
};

const smsForm: SmsForm = {
  countryDialingCode: '95',
  mobileNum: '09 761112222',
  code: '၁၂၃ 456',
  receipt: null,
  termsAccepted: true,
};

const setUp = (input: Partial<LoginInput> = {}) => {
  const ports = {
    signIn: heldPort<SignInOutcome, SignInInput>(),
    signInBySms: heldPort<SignInBySmsOutcome, SignInBySmsInput>(),
    signInSocially: heldPort<SocialOutcome, { provider: SocialProvider }>(),
    loadRecovery: heldPort<RecoverySetup>(),
    setPassword: heldPort<SetPasswordOutcome, PhoneForm>(),
    markFirstLogin: heldPort<null>(),
    loadMember: heldPort<Member>(),
    endSession: heldPort<null>(),
    fetchCaptcha: heldPort<CaptchaPicture>(),
    solve: heldPort<string | null, { challenge: Challenge }>(),
    fetchChallenge: heldPort<Challenge, { scope: VerificationScope }>(),
    answer: heldPort<AnswerOutcome, AnswerInput>(),
    changePassword: heldPort<
      RequestOutcome<null>,
      { form: ChangePasswordForm; given: ChangePasswordGiven }
    >(),
  };
  const humanVerification = humanVerificationMachine.provide({
    actors: { fetchChallenge: ports.fetchChallenge.logic, solveChallenge: ports.solve.logic },
  });
  const actor = createActor(
    wholeLogin.provide({
      actors: {
        signIn: ports.signIn.logic,
        signInBySms: ports.signInBySms.logic,
        signInSocially: ports.signInSocially.logic,
        markFirstLogin: ports.markFirstLogin.logic,
        loadMember: ports.loadMember.logic,
        endSession: ports.endSession.logic,
        captcha: captchaMachine.provide({
          actors: { fetchCaptcha: ports.fetchCaptcha.logic, humanVerification },
        }),
        humanVerification,
        forgotPassword: forgotPasswordMachine.provide({
          actors: { loadSetup: ports.loadRecovery.logic, setPassword: ports.setPassword.logic },
        }),
        secondFactor: secondFactorMachine.provide({ actors: { answer: ports.answer.logic } }),
        changePassword: changePasswordMachine.provide({
          actors: { submit: ports.changePassword.logic },
        }),
      },
    }),
    {
      input: { ...emptyLogin, ...input },
    },
  ).start();
  return {
    ...ports,
    actor,
    now: () => actor.getSnapshot(),
    /** Sends the form and passes the human verification. */
    submit: async (given: Partial<CredentialsForm> = {}) => {
      actor.send({ type: 'credentials.submit', ...form, ...given });
      await ports.fetchChallenge.answer(challenge);
      await ports.solve.answer('solved');
    },
  };
};
type Login = ReturnType<typeof setUp>;
let login: Login;
beforeEach(() => {
  login = setUp();
});

test('ends with the member, trims only the username, and keeps no secret', async () => {
  await login.submit();
  expect(login.signIn.calls[0]?.input).toMatchObject({
    username: 'player',
    password: ' secret ',
    humanVerification: 'solved',
    captcha: null,
  });
  await login.signIn.answer(grant);
  await login.loadMember.answer(member);
  expect(login.now().output).toEqual({
    kind: 'authenticated',
    member,
    firstTimeLogin: false,
    passwordChanged: false,
    remembered: '',
  });
  expect(JSON.stringify(login.now().context)).not.toMatch(/secret|solved/);
});

test('ignores a second submit during a request', async () => {
  await login.submit();
  login.actor.send({ type: 'credentials.submit', ...form });
  login.actor.send({ type: 'credentials.submit', ...form });
  expect(login.signIn.calls).toHaveLength(1);
  expect(login.fetchChallenge.calls).toHaveLength(1);
});

test('names every missing field and calls no port', () => {
  login.actor.send({
    type: 'credentials.submit',
    ...form,
    username: '  ',
    password: '',
    captcha: ' ',
    termsAccepted: false,
  });
  expect(Object.keys(selectFieldErrors(login.now()))).toEqual([
    'username',
    'password',
    'captcha',
    'termsAccepted',
  ]);
  login.actor.send({ type: 'field.changed', field: 'username' });
  expect(selectFieldErrors(login.now()).username).toBeUndefined();
  expect(login.fetchChallenge.calls).toHaveLength(0);
});

test('returns to the form: unsolved without a message, unavailable with one', async () => {
  login.actor.send({ type: 'credentials.submit', ...form });
  await login.fetchChallenge.answer(challenge);
  await login.solve.answer(null);
  expect(selectMessage(login.now())).toBeNull();
  login.actor.send({ type: 'credentials.submit', ...form });
  await login.fetchChallenge.fail({ kind: 'offline' });
  expect(selectMessage(login.now())).toEqual({ key: 'errors:network' });
  expect(login.signIn.calls).toHaveLength(0);
});

test('aborts a verification that is cancelled and keeps the form', async () => {
  login.actor.send({ type: 'credentials.submit', ...form });
  login.actor.send({ type: 'verification.cancel' });
  expect(login.fetchChallenge.calls[0]?.signal.aborted).toBe(true);
  expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
});

describe('the captcha', () => {
  const refusal = { kind: 'refused', message: 'no', captcha: true } as const;
  beforeEach(async () => {
    await login.submit();
    await login.signIn.answer(refusal);
    await login.fetchCaptcha.answer({ image: 'one', key: 'k1' });
  });

  test('appears when a refusal asks for it, and is fetched again after the next', async () => {
    expect(selectMessage(login.now())).toEqual({ text: 'no' });
    await login.submit({ captcha: ' abcd ', captchaKey: 'k1' });
    expect(login.signIn.calls[1]?.input).toMatchObject({ captcha: 'abcd', captchaKey: 'k1' });
    await login.signIn.answer(refusal);
    expect(login.fetchCaptcha.calls).toHaveLength(2);
  });

  test('is not needed with another proof, which is spent with the try', async () => {
    await login.submit({ captcha: null, captchaAlternative: 'stand-in' });
    expect(login.signIn.calls[1]?.input).toMatchObject({
      captcha: null,
      captchaAlternative: 'stand-in',
    });
    await login.signIn.answer(refusal);
    expect(login.now().context.captchaAlternative).toBeNull();
    expect(login.fetchCaptcha.calls).toHaveLength(2);
  });

  test('is fetched again after a lost answer, which may have used it up', async () => {
    await login.submit({ captcha: 'abcd', captchaKey: 'k1' });
    await login.signIn.fail({ kind: 'offline' });
    expect(login.fetchCaptcha.calls).toHaveLength(2);
  });

  test('goes when a refusal no longer asks for it', async () => {
    await login.submit({ captcha: 'abcd' });
    await login.signIn.answer({ ...refusal, captcha: false });
    expect(login.now().matches({ form: { captcha: 'hidden' } })).toBe(true);
  });
});

describe('an owed password change', () => {
  test.each([
    ['first', { firstTimeLogin: true }],
    ['default', { passwordDefault: true }],
    ['expired', { passwordExpired: true }],
  ] as const)(
    '%s: cannot be closed, knows the old password and leads to the member',
    async (reason, facts) => {
      await login.submit();
      await login.signIn.answer({ ...grant, ...facts });
      if (reason === 'first') await login.markFirstLogin.answer(null);
      expect(selectScreen(login.now())).toBe('passwordChange');
      login.actor.send({ type: 'login.close' });
      expect(selectScreen(login.now())).toBe('passwordChange');
      const child = login.now().children.changePassword;
      expect(child?.getSnapshot().context.given).toMatchObject({
        username: 'player',
        oldPassword: ' secret ',
        reason,
      });
      child?.send({ type: 'form.submit', form: newPassword });
      await login.changePassword.answer({ kind: 'accepted', value: null });
      await login.loadMember.answer(member);
      expect(login.now().output).toMatchObject({
        kind: 'authenticated',
        firstTimeLogin: reason === 'first',
        passwordChanged: true,
      });
      expect(login.now().context.password).toBe('');
    },
  );

  test('ignores an expired password when expiry is not enforced', async () => {
    await login.submit();
    await login.signIn.answer({ ...grant, passwordExpired: true, expiryEnforced: false });
    expect(login.now().matches('loadingMember')).toBe(true);
  });

  test('returns to the form with a message when the session has ended meanwhile', async () => {
    await login.submit();
    await login.signIn.answer({ ...grant, passwordDefault: true });
    login.now().children.changePassword?.send({ type: 'form.submit', form: newPassword });
    await login.changePassword.fail({ kind: 'session' });
    expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
    expect(selectMessage(login.now())).toEqual({ key: 'errors:notLoggedIn' });
    expect(JSON.stringify(login.now().context)).not.toContain('secret');
  });

  test('ends the session and closes when the person gives up', async () => {
    await login.submit();
    await login.signIn.answer({ ...grant, passwordDefault: true });
    login.now().children.changePassword?.send({ type: 'form.cancel' });
    await login.endSession.answer(null);
    expect(login.now().output).toEqual({ kind: 'closed' });
  });

  test('asks for the old password in a restored session', () => {
    const resumed = setUp({
      resume: { username: 'newcomer', due: { reason: 'first', rule: { min: 8, max: 20 } } },
    });
    expect(selectScreen(resumed.now())).toBe('passwordChange');
    expect(
      resumed.now().children.changePassword?.getSnapshot().context.given.oldPassword,
    ).toBeNull();
  });
});

test.each([
  ['offline', 'errors:network'],
  ['timeout', 'errors:loadTimeout'],
  ['fault', 'errors:system'],
] as const)(
  'gives the session back, keeps the form and says why when member info fails (%s)',
  async (kind, key) => {
    await login.submit();
    await login.signIn.answer(grant);
    await login.loadMember.fail({ kind });
    expect(selectScreen(login.now())).toBe('credentials');
    await login.endSession.answer(null);
    expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
    expect(selectMessage(login.now())).toEqual({ key });
  },
);

test('refuses a non-agent on the agent side even if the platform accepts them', async () => {
  const agentSide = setUp({ side: 'agent' });
  await agentSide.submit();
  await agentSide.signIn.answer(grant);
  await agentSide.endSession.answer(null);
  expect(selectMessage(agentSide.now())).toEqual({ key: 'errors:notAgent' });
  expect(agentSide.loadMember.calls).toHaveLength(0);
});

describe('an unregistered IP', () => {
  beforeEach(async () => {
    await login.submit();
    await login.signIn.answer({
      kind: 'secondFactor',
      challenge: { challengeId: 'c', methods: [{ method: 'bankName', hint: null }] },
    });
  });

  test('continues after a right answer like any grant', async () => {
    login.now().children.secondFactor?.send({ type: 'code.submit', answer: ' Aung Aung ' });
    expect(login.answer.calls[0]?.input).toEqual({
      challengeId: 'c',
      method: 'bankName',
      answer: 'Aung Aung',
    });
    await login.answer.answer({ ...grant, passwordDefault: true });
    expect(selectScreen(login.now())).toBe('passwordChange');
  });

  test('keeps no proof of the login while it asks', () => {
    expect(JSON.stringify(login.now().context)).not.toMatch(/solved/);
  });

  test("returns to the form with the platform's message after a lock", async () => {
    login.now().children.secondFactor?.send({ type: 'code.submit', answer: 'x' });
    await login.answer.answer({ kind: 'locked', message: 'locked' });
    expect(selectScreen(login.now())).toBe('credentials');
    expect(selectMessage(login.now())).toEqual({ text: 'locked' });
  });
});

test('aborts the request when it closes', async () => {
  await login.submit();
  login.actor.send({ type: 'login.close' });
  expect(login.signIn.calls[0]?.signal.aborted).toBe(true);
  expect(login.now().output).toEqual({ kind: 'closed' });
  expect(JSON.stringify(login.now().context)).not.toMatch(/secret|solved/);
});

describe('by SMS', () => {
  const send = (given: Partial<SmsForm> = {}) =>
    login.actor.send({ type: 'sms.submit', ...smsForm, ...given });

  test('needs no human verification and sends number and code as digits', () => {
    send();
    expect(login.signInBySms.calls[0]?.input).toEqual({
      countryDialingCode: '95',
      mobileNum: '9761112222',
      code: '123456',
      receipt: null,
    });
    expect(login.fetchChallenge.calls).toHaveLength(0);
  });

  test.each([
    ['a first login is marked', { firstTimeLogin: true }, 1],
    ['a default password', { passwordDefault: true }, 0],
    ['an expired one', { passwordExpired: true }, 0],
  ] as const)('%s, and no password change is asked for', async (_, facts, marks) => {
    send();
    await login.signInBySms.answer({ ...grant, passwordless: true, ...facts });
    expect(login.markFirstLogin.calls).toHaveLength(marks);
    if (marks > 0) await login.markFirstLogin.answer(null);
    await login.loadMember.answer(member);
    expect(login.now().output).toMatchObject({ kind: 'authenticated', firstTimeLogin: marks > 0 });
    expect(JSON.stringify(login.now().context)).not.toMatch(/123456/);
  });

  test('asks for the second factor, and for no password change', async () => {
    send();
    await login.signInBySms.answer({
      kind: 'secondFactor',
      challenge: { challengeId: 'c-1', methods: [{ method: 'bankName', hint: null }] },
    });
    expect(login.now().matches('secondFactor')).toBe(true);
    expect(JSON.stringify(login.now().context)).not.toMatch(/123456/);
    login.now().children.secondFactor?.send({ type: 'code.submit', answer: 'Aung Aung' });
    await login.answer.answer({ ...grant, passwordDefault: true });
    await login.loadMember.answer(member);
    expect(login.now().output).toMatchObject({ kind: 'authenticated' });
  });

  test('names every missing field and calls no port', () => {
    send({ mobileNum: '09 1', code: ' - ', termsAccepted: false });
    expect(Object.keys(selectFieldErrors(login.now()))).toEqual([
      'mobileNum',
      'code',
      'termsAccepted',
    ]);
    expect(login.signInBySms.calls).toHaveLength(0);
  });

  test.each([
    [
      'refused',
      () => login.signInBySms.answer({ kind: 'refused', message: { text: 'no' } }),
      { text: 'no' },
    ],
    ['lost', () => login.signInBySms.fail({ kind: 'offline' }), { key: 'errors:network' }],
  ])('%s: returns to the same tab with a message and forgets the code', async (_, end, message) => {
    login.actor.send({ type: 'way.choose', way: 'sms' });
    send();
    await end();
    expect(login.now().matches({ form: { way: 'sms', step: 'credentials' } })).toBe(true);
    expect(selectMessage(login.now())).toEqual(message);
    expect(login.now().context.smsForm).toBeNull();
  });

  test('keeps the tab during a request', () => {
    login.actor.send({ type: 'way.choose', way: 'sms' });
    send();
    login.actor.send({ type: 'way.choose', way: 'username' });
    expect(login.now().matches({ form: { way: 'sms', step: 'signingInBySms' } })).toBe(true);
  });
});

describe('by a social account', () => {
  test.each([
    ['cancelled there', { kind: 'cancelled' }, { key: 'errors:popupClosed' }],
    ['refused', { kind: 'refused', message: { key: 'errors:generic' } }, { key: 'errors:generic' }],
  ] as const)('%s: the form is idle again and says so', async (_, outcome, message) => {
    login.actor.send({ type: 'social.choose', provider: 'google', termsAccepted: true });
    expect(login.signInSocially.calls[0]?.input).toEqual({ provider: 'google' });
    await login.signInSocially.answer(outcome);
    expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
    expect(selectMessage(login.now())).toEqual(message);
    expect(login.fetchChallenge.calls).toHaveLength(0);
  });

  test('needs the terms, as the other ways do', () => {
    login.actor.send({ type: 'social.choose', provider: 'google', termsAccepted: false });
    expect(login.signInSocially.calls).toEqual([]);
    expect(selectFieldErrors(login.now())).toEqual({ termsAccepted: { key: 'validation:terms' } });
  });

  test("ignores the window's answer after a cancel", async () => {
    login.actor.send({ type: 'social.choose', provider: 'google', termsAccepted: true });
    login.actor.send({ type: 'verification.cancel' });
    expect(login.signInSocially.calls[0]?.signal.aborted).toBe(true);
    await login.signInSocially.answer({ ...grant, passwordless: true });
    expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
    expect(selectMessage(login.now())).toBeNull();
  });

  test('starts at once from the register form, without a password change', async () => {
    const chosen = setUp({ social: 'facebook' });
    expect(chosen.signInSocially.calls[0]?.input).toEqual({ provider: 'facebook' });
    await chosen.signInSocially.answer({ ...grant, passwordless: true, passwordDefault: true });
    await chosen.loadMember.answer(member);
    expect(chosen.now().output).toMatchObject({ kind: 'authenticated' });
  });

  test('asks for the second factor from an unregistered IP', async () => {
    login.actor.send({ type: 'social.choose', provider: 'google', termsAccepted: true });
    await login.signInSocially.answer({
      kind: 'secondFactor',
      challenge: { challengeId: 'c', methods: [{ method: 'bankName', hint: null }] },
    });
    expect(selectScreen(login.now())).toBe('secondFactor');
  });
});

describe('a forgotten password', () => {
  const recovery = () => login.now().children.forgotPassword;

  test('continues in a login of its own after a reset by mobile', async () => {
    login.actor.send({ type: 'password.forgot' });
    await login.loadRecovery.answer({ ways: ['mobile'], rules: {} });
    recovery()?.send({
      type: 'phone.submit',
      countryDialingCode: '95',
      mobileNum: '09761112222',
      code: '123456',
      newPassword: ' Lagoon#2027 ',
    });
    await login.setPassword.answer({ kind: 'set', username: 'player' });
    expect(login.now().matches({ form: { step: 'verifying' } })).toBe(true);
    expect(login.signIn.calls).toHaveLength(0);
    await login.fetchChallenge.answer(challenge);
    await login.solve.answer('solved');
    expect(login.signIn.calls[0]?.input).toMatchObject({
      username: 'player',
      password: ' Lagoon#2027 ',
      humanVerification: 'solved',
      captcha: null,
      captchaAlternative: null,
    });
    await login.signIn.answer({
      kind: 'refused',
      message: 'Please enter the captcha',
      captcha: true,
    });
    expect(login.now().matches({ form: { step: 'credentials', captcha: 'shown' } })).toBe(true);
    expect(JSON.stringify(login.now().context)).not.toMatch(/Padauk|solved/);
  });

  test('leaves the form as it was after a cancel', async () => {
    login.actor.send({ type: 'password.forgot' });
    recovery()?.send({ type: 'recovery.close' });
    expect(login.now().matches({ form: { step: 'credentials' } })).toBe(true);
    expect(login.fetchChallenge.calls).toHaveLength(0);
  });
});
