import { fireEvent, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import type { Language } from '../../contract/constants';
import type { Member } from '../../contract/member';
import type { Challenge } from '../../contract/session';
import {
  captchaMachine,
  type CaptchaPicture,
} from '../../machines/account/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../machines/account/changePassword/changePassword.types';
import { forgotPasswordMachine } from '../../machines/account/forgotPassword/forgotPassword.machine';
import type {
  CodeForm,
  EmailForm,
  PhoneForm,
  RecoverySetup,
  SendEmailInput,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../machines/account/forgotPassword/forgotPassword.types';
import { humanVerificationMachine } from '../../machines/account/humanVerification/humanVerification.machine';
import { emptyLogin } from '../../machines/account/login/login.cases';
import type {
  LoginInput,
  SignInBySmsInput,
  SignInBySmsOutcome,
  SignInInput,
  SignInOutcome,
  SocialOutcome,
  SocialProvider,
} from '../../machines/account/login/login.types';
import { passkeyLoginMachine } from '../../machines/account/passkeyLogin/passkeyLogin.machine';
import type {
  AutofillOutcome,
  PasskeyRequest,
  PasskeyRequestOutcome,
  PasskeySignInInput,
  PasskeySignInOutcome,
} from '../../machines/account/passkeyLogin/passkeyLogin.types';
import { secondFactorMachine } from '../../machines/account/secondFactor/secondFactor.machine';
import type {
  AnswerInput,
  AnswerOutcome,
} from '../../machines/account/secondFactor/secondFactor.types';
import type { Grant } from '../../machines/shared/grant';
import type { RequestOutcome } from '../../machines/shared/request';
import type { LoginOptions } from '../../src/flows/screens/loginOptions';
import { LoginFlow } from '../../src/flows/screens/LoginFlow';
// Lazy parts, loaded beforehand: how long a first import takes on a busy machine is no part of
// their behaviour.
import '../../src/features/account/changePassword/ChangePasswordScreen';
import '../../src/features/account/forgotPassword/ForgotPasswordScreen';
import '../../src/features/account/secondFactor/SecondFactorScreen';
import '../../src/features/account/smsCode/MobileNumber';
import '../../src/features/account/smsCode/SendCode';
import { Held } from './held';
import { renderView } from './renderView';
import {
  clockOf,
  makeCode,
  makeCodePorts,
  makeCountries,
  provideCode,
  type Ticks,
} from './smsWorld';
import { wholeLogin } from './wholeMachines';

export { clockOf, type Ticks };

export const OFFLINE = { kind: 'offline' };
export const PASSWORD = ' Croupier#2026 ';
export const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0f',
    salt: '1e',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: '2d',
};
export const member: Member = {
  id: 'm-1',
  account: 'player',
  nickname: 'Player',
  type: 0,
  currencySymbol: 'K',
  referralCode: null,
  passwordChangeDue: null,
};
export const grantOf = (flags: Partial<Grant> = {}): Grant => ({
  kind: 'granted',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnforced: true,
  passwordRule: { min: 6, max: 16 },
  memberType: 0,
  passwordless: false,
  ...flags,
});
export const refused = (captcha = false): SignInOutcome => ({
  kind: 'refused',
  message: 'incorrect username or password',
  captcha,
});

const makePorts = () => ({
  ...makeCodePorts(),
  fetchCaptcha: new Held<CaptchaPicture>(),
  signIn: new Held<SignInOutcome, SignInInput>(),
  signInBySms: new Held<SignInBySmsOutcome, SignInBySmsInput>(),
  signInSocially: new Held<SocialOutcome, { provider: SocialProvider }>(),
  readRequest: new Held<PasskeyRequestOutcome>(),
  autofill: new Held<AutofillOutcome, { request: PasskeyRequest }>(),
  signInByPasskey: new Held<PasskeySignInOutcome, PasskeySignInInput>(),
  loadRecovery: new Held<RecoverySetup>(),
  sendEmail: new Held<SendEmailOutcome, SendEmailInput>(),
  confirmEmail: new Held<SetPasswordOutcome, EmailForm & CodeForm>(),
  setPassword: new Held<SetPasswordOutcome, PhoneForm>(),
  answer: new Held<AnswerOutcome, AnswerInput>(),
  submit: new Held<
    RequestOutcome<null>,
    { form: ChangePasswordForm; given: ChangePasswordGiven }
  >(),
  markFirstLogin: new Held<null>(),
  loadMember: new Held<Member>(),
  endSession: new Held<null>(),
});

/**
 * Every way to log in, with what outlives the dialogs; `loginSms` and `recoverySms` are their
 * codes, each over its own ports.
 */
const makeLoginOptions = (offer: Partial<LoginOptions> = {}) => {
  const loginSms = makeCode('login');
  const recoverySms = makeCode('recovery');
  const { countries, load: loadCountries } = makeCountries();
  const loginOptions: LoginOptions = {
    passkey: null,
    isBySms: true,
    isRecoverable: true,
    social: ['facebook', 'google'],
    onRegister: () => undefined,
    onRead: () => undefined,
    banners: { login: [], recovery: [] },
    countries,
    loginCode: loginSms.code,
    recoveryCode: recoverySms.code,
    ...offer,
  };
  return { loginOptions, loginSms, recoverySms, loadCountries };
};

type Options = Partial<LoginInput> & { language?: Language; offer?: Partial<LoginOptions> };

/**
 * The rendered login over the real machines of its whole tree; only the ports wait for the test's
 * answers.
 */
export const renderLogin = async ({ language = 'EN', offer, ...input }: Options = {}) => {
  const ports = makePorts();
  const ticks: Ticks = { tick: () => undefined };
  const verification = humanVerificationMachine.provide({
    actors: {
      fetchChallenge: ports.fetchChallenge.logic,
      solveChallenge: ports.solveChallenge.logic,
    },
  });
  const machine = wholeLogin.provide({
    actors: {
      signIn: ports.signIn.logic,
      signInBySms: ports.signInBySms.logic,
      signInSocially: ports.signInSocially.logic,
      markFirstLogin: ports.markFirstLogin.logic,
      loadMember: ports.loadMember.logic,
      endSession: ports.endSession.logic,
      captcha: captchaMachine.provide({
        actors: { fetchCaptcha: ports.fetchCaptcha.logic, humanVerification: verification },
      }),
      humanVerification: verification,
      passkeyLogin: passkeyLoginMachine.provide({
        actors: {
          readRequest: ports.readRequest.logic,
          autofill: ports.autofill.logic,
          signIn: ports.signInByPasskey.logic,
        },
      }),
      forgotPassword: forgotPasswordMachine.provide({
        actors: {
          loadSetup: ports.loadRecovery.logic,
          humanVerification: verification,
          sendEmail: ports.sendEmail.logic,
          confirmEmail: ports.confirmEmail.logic,
          setPassword: ports.setPassword.logic,
        },
      }),
      secondFactor: secondFactorMachine.provide({
        actors: { smsCode: provideCode(ports, ticks), answer: ports.answer.logic },
      }),
      changePassword: changePasswordMachine.provide({ actors: { submit: ports.submit.logic } }),
    },
  });
  const made = makeLoginOptions(offer);
  const actor = createActor(machine, {
    input: { ...emptyLogin, ...input },
  });
  actor.start();
  const view = await renderView(
    <LoginFlow
      login={actor}
      loginOptions={made.loginOptions}
      variant={input.side === 'agent' ? 'page' : 'dialog'}
    />,
    language,
  );
  return { actor, ports, ticks, view, ...made };
};
export type LoginWorld = Awaited<ReturnType<typeof renderLogin>>;

export const field = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
/** Passwords have no role: their label finds them. */
export const password = (label = 'Password') => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const click = (name: string | RegExp) => void fireEvent.click(button(name));
export const write = (input: HTMLInputElement, value: string) =>
  void fireEvent.change(input, { target: { value } });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

export const fillIn = (username = 'player', secret = PASSWORD) => {
  write(field('Username'), username);
  write(password(), secret);
};
export const submit = () => click('Log in');

/** Fills the form in, submits it and passes the human verification. */
export const sendForm = async ({ ports }: LoginWorld) => {
  fillIn();
  submit();
  await passVerification(ports);
};

type VerificationPorts = Pick<ReturnType<typeof makePorts>, 'fetchChallenge' | 'solveChallenge'>;
/** Proves that a person is there, with the solution `solution`. */
export const passVerification = async (ports: VerificationPorts) => {
  await ports.fetchChallenge.answer(challenge);
  await ports.solveChallenge.answer('solution');
};

/** The one text of the status regions, or the empty string. */
export const status = (scope: HTMLElement = document.body) =>
  within(scope)
    .queryAllByRole('status')
    .map((region) => region.textContent)
    .filter(Boolean)
    .join(' | ');
