import { assign, not, raise, sendTo, setup, stateIn } from 'xstate';
import { MOBILE_DIGITS } from '../../../contract/constants';
import type { SocialProvider } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import { codeDigits, readPhone } from '../../../contract/phone';
import { roleOf } from '../../../contract/roles';
import { captchaMachine } from '../captcha/captcha.machine';
import type { changePasswordMachine } from '../changePassword/changePassword.machine';
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine';
import type { ForgotPasswordOutput } from '../forgotPassword/forgotPassword.types';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import type { passkeyLoginMachine } from '../passkeyLogin/passkeyLogin.machine';
import type { secondFactorMachine } from '../secondFactor/secondFactor.machine';
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types';
import type { Grant, PasswordChangeDue } from '../../shared/grant';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, guardWithin, kindGuards, type OfKind } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type {
  CredentialsForm,
  LoginContext,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginOutput,
  LoginWay,
  SignInBySmsInput,
  SignInBySmsOutcome,
  SignInInput,
  SignInOutcome,
  SmsForm,
  SocialOutcome,
} from './login.types';
import { refusalOf } from '../../shared/refusal';
import { withoutField } from '../../shared/withoutField';

type Errors = Partial<Record<LoginField, Message>>;

const findErrors = (form: CredentialsForm): Errors => ({
  ...(form.username.trim() === '' && { username: { key: 'validation:empty' } }),
  ...(form.password === '' && { password: { key: 'validation:empty' } }),
  ...(form.captcha !== null &&
    form.captcha.trim() === '' &&
    form.captchaAlternative === null && { captcha: { key: 'validation:captcha' } }),
  ...(!form.termsAccepted && { termsAccepted: { key: 'validation:terms' } }),
});

const asTravels = ({
  countryDialingCode,
  mobileNum,
  code,
  receipt,
  termsAccepted,
}: SmsForm): SmsForm => ({
  ...readPhone(mobileNum, countryDialingCode, [countryDialingCode]),
  code: codeDigits(code),
  receipt,
  termsAccepted,
});

const findSmsErrors = (form: SmsForm): Errors => {
  const { mobileNum, code, termsAccepted } = asTravels(form);
  return {
    ...((mobileNum.length < MOBILE_DIGITS.min || mobileNum.length > MOBILE_DIGITS.max) && {
      mobileNum: { key: 'validation:mobileNumber' },
    }),
    ...(code === '' && { code: { key: 'validation:verificationCode' } }),
    ...(!termsAccepted && { termsAccepted: { key: 'validation:terms' } }),
  };
};

/**
 * Why a member has to change the password before entering: first login, default password, or an
 * expired one while expiry is enforced.
 */
export const dueOf = ({ grant, resume }: LoginContext): PasswordChangeDue | null => {
  if (resume && 'due' in resume) return resume.due;
  if (!grant || grant.passwordless) return null;
  const reason = grant.firstTimeLogin
    ? 'first'
    : grant.passwordDefault
      ? 'default'
      : grant.passwordExpired && grant.expiryEnforced
        ? 'expired'
        : null;
  return reason && { reason, rule: grant.passwordRule };
};

/**
 * The types, actors, guards and actions of the login's chart; the chart is in `login.machine.ts`
 * and `states/`.
 */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      signIn: 'signIn';
      signInBySms: 'signInBySms';
      signInSocially: 'signInSocially';
      forgotPassword: 'forgotPassword';
      markFirstLogin: 'markFirstLogin';
      loadMember: 'loadMember';
      endSession: 'endSession';
      captcha: 'captcha';
      passkeyLogin: 'passkeyLogin';
      humanVerification: 'humanVerification';
      secondFactor: 'secondFactor';
      changePassword: 'changePassword';
    },
  },
  actors: {
    signIn: port<SignInOutcome, SignInInput>('signIn'),
    signInBySms: port<SignInBySmsOutcome, SignInBySmsInput>('signInBySms'),
    /** Opens the provider's window, so it has to start within the person's click. */
    signInSocially: port<SocialOutcome, { provider: SocialProvider }>('signInSocially'),
    forgotPassword: child<typeof forgotPasswordMachine>('forgotPassword'),
    markFirstLogin: port<null, void>('markFirstLogin'),
    loadMember: port<Member, void>('loadMember'),
    endSession: port<null, void>('endSession'),
    captcha: captchaMachine,
    humanVerification: humanVerificationMachine,
    /** Its file comes once the page has settled. */
    passkeyLogin: child<typeof passkeyLoginMachine>('passkeyLogin', { isPatient: true }),
    secondFactor: child<typeof secondFactorMachine>('secondFactor'),
    changePassword: child<typeof changePasswordMachine>('changePassword'),
  },
  guards: {
    isChallenged: ({ context }) => context.challenge !== null,
    isResumed: ({ context }) => context.resume !== null,
    isSocialAsked: ({ context }) => context.social !== null,
    isRecoveryAsked: ({ context }) => context.begin === 'recovery',
    isAttempted: ({ context }) => context.username !== '' && context.password !== '',
    isWay: (_, p: { way: LoginWay; is: LoginWay }) => p.way === p.is,
    hasErrors: (_, form: CredentialsForm) => Object.keys(findErrors(form)).length > 0,
    hasSmsErrors: (_, form: SmsForm) => Object.keys(findSmsErrors(form)).length > 0,
    hasAccepted: (_, termsAccepted: boolean) => termsAccepted,
    isFirstLogin: ({ context }) => context.grant?.firstTimeLogin === true,
    owesPasswordChange: ({ context }) => dueOf(context) !== null,
    /**
     * The platform refuses players on the agent side; this guard holds where it does not (spec §6).
     */
    isOnWrongSide: ({ context }) =>
      context.side === 'agent' && roleOf(context.grant?.memberType ?? 0) !== 'agent',
    isFormBusy: not(stateIn('#login.form.step.credentials')),
  },
  actions: {
    showTermsError: assign({
      fieldErrors: { termsAccepted: { key: 'validation:terms' } },
      message: null,
    }),
    keepCredentials: assign(
      (
        _,
        { username, password, remember, captcha, captchaKey, captchaAlternative }: CredentialsForm,
      ) => ({
        username: username.trim(),
        password,
        remember,
        captcha: captcha?.trim() ?? null,
        captchaKey,
        captchaAlternative,
        fieldErrors: {},
        message: null,
      }),
    ),
    showErrors: assign((_, form: CredentialsForm) => ({
      fieldErrors: findErrors(form),
      message: null,
    })),
    keepSmsForm: assign((_, form: SmsForm) => ({
      smsForm: asTravels(form),
      fieldErrors: {},
      message: null,
    })),
    showSmsErrors: assign((_, form: SmsForm) => ({
      fieldErrors: findSmsErrors(form),
      message: null,
    })),
    keepSocial: assign((_, social: SocialProvider) => ({ social, fieldErrors: {}, message: null })),
    /**
     * A new password starts a login at once, which may ask for everything that a login can ask for.
     */
    keepReset: assign((_, { username, password }: OfKind<ForgotPasswordOutput, 'reset'>) => ({
      username,
      password,
      fieldErrors: {},
      message: null,
    })),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    clearError: assign(({ context }, field: LoginField) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    keepVerification: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      humanVerification: solution,
    })),
    showVerificationFault: assign((_, output: OfKind<VerificationOutput, 'unsolved' | 'faulted'>) =>
      output.kind === 'faulted' ? { message: output.message } : {},
    ),
    keepGrant: assign((_, grant: Grant) => ({ grant })),
    keepChallenge: assign((_, { challenge }: OfKind<SignInOutcome, 'secondFactor'>) => ({
      challenge,
    })),
    /** Without a password the login came by a code or a social account, or a link resumed it. */
    keepFactorGrant: assign(({ context }, { grant }: OfKind<SecondFactorOutput, 'passed'>) => ({
      grant: { ...grant, passwordless: context.password === '' && context.resume === null },
    })),
    keepMember: assign((_, member: Member) => ({ member })),
    showRefusal: assign((_, outcome: OfKind<SignInOutcome | SignInBySmsOutcome, 'refused'>) =>
      refusalOf<LoginField>(outcome),
    ),
    showMessage: assign((_, outcome: OfKind<SocialOutcome, 'refused' | 'cancelled'>) => ({
      message: outcome.kind === 'refused' ? outcome.message : { key: 'errors:popupClosed' },
    })),
    showFactorLock: assign((_, output: OfKind<SecondFactorOutput, 'locked' | 'cancelled'>) =>
      output.kind === 'locked' ? { message: output.message } : {},
    ),
    showSessionLost: assign({ message: { key: 'errors:notLoggedIn' } }),
    showNotAgent: assign({ message: { key: 'errors:notAgent' } }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    forgetAttempt: assign({
      password: '',
      captcha: null,
      captchaKey: null,
      captchaAlternative: null,
      humanVerification: null,
      smsForm: null,
      social: null,
      grant: null,
      challenge: null,
      resume: null,
    }),
    /** After the login only a password change still needs the old password. */
    forgetProofs: assign({
      captcha: null,
      captchaKey: null,
      captchaAlternative: null,
      humanVerification: null,
      smsForm: null,
    }),
    forgetPassword: assign({ password: '' }),
    requireCaptcha: raise({ type: 'captcha.required' }),
    releaseCaptcha: raise({ type: 'captcha.released' }),
    /** A login whose answer was lost may have used up its captcha. */
    spendCaptcha: raise({ type: 'captcha.spent' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
  },
}).extend({
  guards: {
    ...kindGuards(
      'granted',
      'secondFactor',
      'cancelled',
      'passed',
      'reset',
      'succeeded',
      'expired',
    ),
    isCaptchaRequired: guardWithin<SignInOutcome, 'refused'>('refused', ({ captcha }) => captcha),
  },
});
/** Builders of `onDone` and `onError` for this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(loginSetup);
