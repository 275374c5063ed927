import { assign, raise, sendTo, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Member } from '../../contract/domain';
import { roleOf } from '../../contract/roles';
import type { SecondFactorChallenge } from '../../contract/session';
import { captchaMachine } from '../captcha/captcha.machine';
import { changePasswordMachine } from '../changePassword/changePassword.machine';
import { humanVerificationMachine, type VerificationOutput } from '../humanVerification/humanVerification.machine';
import { secondFactorMachine } from '../secondFactor/secondFactor.machine';
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types';
import type { PasswordChangeDue } from '../shared/grant';
import { errorOf, faultMessage, type Message } from '../shared/message';
import { port } from '../shared/port';
import type { RequestOutput } from '../shared/request';
import type {
  CredentialsForm, LoginContext, LoginEvent, LoginField, LoginInput, LoginOutput, SignInInput, SignInOutcome,
} from './login.types';

const findErrors = (form: CredentialsForm): Partial<Record<LoginField, Message>> => ({
  ...(form.username.trim() === '' && { username: { key: 'validation:empty' } }),
  ...(form.password === '' && { password: { key: 'validation:empty' } }),
  ...(form.captcha !== null && form.captcha.trim() === '' && { captcha: { key: 'validation:captcha' } }),
  ...(!form.termsAccepted && { termsAccepted: { key: 'validation:terms' } }),
});

/** What is owed before the member gets in: first login, default password, or one that expired while expiry is enforced. */
const dueOf = ({ grant, resume }: LoginContext): PasswordChangeDue | null => {
  if (resume) return resume.due;
  if (!grant) return null;
  const reason = grant.firstTimeLogin ? 'first' : grant.passwordDefault ? 'default' : grant.passwordExpired && grant.expiryEnforced ? 'expired' : null;
  return reason && { reason, rule: grant.passwordRule };
};

/**
 * Login (spec §4 Login): validate → human verification → request → first-login action → password change where one is
 * owed → member info. The form stays up until the person is in or another screen needs the room, so nothing typed is lost.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginInput, output: {} as LoginOutput, tags: {} as 'busy',
    children: {} as {
      signIn: 'signIn'; markFirstLogin: 'markFirstLogin'; loadMember: 'loadMember'; endSession: 'endSession'; captcha: 'captcha';
      humanVerification: 'humanVerification'; alternative: 'humanVerification'; secondFactor: 'secondFactor'; changePassword: 'changePassword';
    },
  },
  actors: {
    signIn: port<SignInOutcome, SignInInput>('signIn'),
    markFirstLogin: port<null, void>('markFirstLogin'),
    loadMember: port<Member, void>('loadMember'),
    endSession: port<null, void>('endSession'),
    captcha: captchaMachine,
    humanVerification: humanVerificationMachine,
    secondFactor: secondFactorMachine,
    changePassword: changePasswordMachine,
  },
  guards: {
    isResumed: ({ context }) => context.resume !== null,
    hasErrors: (_, form: CredentialsForm) => Object.keys(findErrors(form)).length > 0,
    isVerification: (_, p: { output: VerificationOutput; kind: VerificationOutput['kind'] }) => p.output.kind === p.kind,
    isOutcome: (_, p: { outcome: SignInOutcome; kind: SignInOutcome['kind'] }) => p.outcome.kind === p.kind,
    isCaptchaRequired: (_, outcome: SignInOutcome) => outcome.kind === 'refused' && outcome.captcha,
    isFactor: (_, p: { output: SecondFactorOutput; kind: SecondFactorOutput['kind'] }) => p.output.kind === p.kind,
    isChange: (_, p: { output: RequestOutput<null>; kind: RequestOutput<null>['kind'] }) => p.output.kind === p.kind,
    isFirstLogin: ({ context }) => context.grant?.firstTimeLogin === true,
    owesPasswordChange: ({ context }) => dueOf(context) !== null,
    /** The platform refuses non-agents on the agent side itself; this holds where one does not (spec §6). */
    isOnWrongSide: ({ context }) => context.side === 'agent' && roleOf(context.grant?.memberType ?? 0) !== 'agent',
    isFormIdle: stateIn('#login.form.step.credentials'),
    isWaiving: stateIn('#login.form.captcha.waiving'),
  },
  actions: {
    keepCredentials: assign((_, { username, password, remember, captcha, captchaKey }: CredentialsForm) => ({
      username: username.trim(), password, remember, captcha: captcha?.trim() ?? null, captchaKey, fieldErrors: {}, message: null,
    })),
    showErrors: assign((_, form: CredentialsForm) => ({ fieldErrors: findErrors(form), message: null })),
    clearError: assign(({ context }, field: LoginField) => ({ fieldErrors: { ...context.fieldErrors, [field]: undefined } })),
    keepVerification: assign((_, output: VerificationOutput) => ({ humanVerification: output.kind === 'passed' ? output.solution : null })),
    keepAlternative: assign((_, output: VerificationOutput) => ({ captchaAlternative: output.kind === 'passed' ? output.solution : null })),
    forgetAlternative: assign({ captchaAlternative: null }),
    showVerificationFault: assign((_, output: VerificationOutput) => (output.kind === 'faulted' ? { message: output.message } : {})),
    keepGrant: assign((_, outcome: SignInOutcome) => (outcome.kind === 'granted' ? { grant: outcome } : {})),
    keepChallenge: assign((_, outcome: SignInOutcome) => (outcome.kind === 'secondFactor' ? { challenge: outcome.challenge } : {})),
    keepFactorGrant: assign((_, output: SecondFactorOutput) => (output.kind === 'passed' ? { grant: output.grant } : {})),
    keepMember: assign((_, member: Member) => ({ member })),
    showRefusal: assign((_, outcome: SignInOutcome) => (outcome.kind === 'refused' ? { message: { text: outcome.message } } : {})),
    showFactorLock: assign((_, output: SecondFactorOutput) => (output.kind === 'locked' ? { message: output.message } : {})),
    showSessionLost: assign({ message: { key: 'errors:notLoggedIn' } }),
    showNotAgent: assign({ message: { key: 'errors:notAgent' } }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    forgetAttempt: assign({
      password: '', captcha: null, captchaKey: null, humanVerification: null, grant: null, challenge: null, resume: null,
    }),
    /** Once granted, only a password change still needs the old password. */
    forgetProofs: assign({ captcha: null, captchaKey: null, captchaAlternative: null, humanVerification: null }),
    forgetPassword: assign({ password: '' }),
    requireCaptcha: raise({ type: 'captcha.required' }),
    releaseCaptcha: raise({ type: 'captcha.released' }),
    /** A login whose answer was lost may have used up its captcha. */
    spendCaptcha: raise({ type: 'captcha.spent' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    side: input.side, resume: input.resume, username: input.resume?.username ?? input.username,
    password: '', remember: input.username !== '', captcha: null, captchaKey: null, captchaAlternative: null,
    humanVerification: null, fieldErrors: {}, message: input.message, challenge: null, grant: null, member: null,
  }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'isResumed', target: 'passwordChange' }, { target: 'form' }] },
    form: {
      type: 'parallel',
      on: { 'login.close': 'closed' },
      states: {
        step: {
          initial: 'credentials',
          states: {
            credentials: {
              entry: 'forgetAttempt',
              on: {
                'credentials.submit': [
                  { guard: 'isWaiving' },
                  { guard: { type: 'hasErrors', params: ({ event }) => event }, actions: { type: 'showErrors', params: ({ event }) => event } },
                  { target: 'verifying', actions: { type: 'keepCredentials', params: ({ event }) => event } },
                ],
                'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
              },
            },
            verifying: {
              tags: 'busy',
              on: { 'verification.cancel': 'credentials' },
              invoke: {
                id: 'humanVerification',
                src: 'humanVerification',
                input: { scope: 'login' },
                onDone: [
                  { guard: { type: 'isVerification', params: ({ event }) => ({ output: event.output, kind: 'passed' }) }, target: 'signingIn', actions: { type: 'keepVerification', params: ({ event }) => event.output } },
                  { target: 'credentials', actions: { type: 'showVerificationFault', params: ({ event }) => event.output } },
                ],
              },
            },
            signingIn: {
              tags: 'busy',
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ context }) => ({
                  username: context.username, password: context.password, remember: context.remember, side: context.side,
                  captcha: context.captcha, captchaKey: context.captchaKey, captchaAlternative: context.captchaAlternative,
                  humanVerification: context.humanVerification ?? '',
                }),
                onDone: [
                  { guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'granted' }) }, target: '#login.welcome', actions: { type: 'keepGrant', params: ({ event }) => event.output } },
                  { guard: { type: 'isOutcome', params: ({ event }) => ({ outcome: event.output, kind: 'secondFactor' }) }, target: '#login.secondFactor', actions: { type: 'keepChallenge', params: ({ event }) => event.output } },
                  { guard: { type: 'isCaptchaRequired', params: ({ event }) => event.output }, target: 'credentials', actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'requireCaptcha'] },
                  { target: 'credentials', actions: [{ type: 'showRefusal', params: ({ event }) => event.output }, 'releaseCaptcha'] },
                ],
                onError: { target: 'credentials', actions: [{ type: 'showFault', params: errorOf }, 'spendCaptcha'] },
              },
            },
          },
        },
        captcha: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'captcha.required': 'shown' } },
            shown: {
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'captcha.required': { actions: 'renewCaptcha' },
                'captcha.spent': { actions: 'renewCaptcha' },
                'captcha.released': 'hidden',
                'captcha.waive': { guard: 'isFormIdle', target: 'waiving' },
              },
            },
            waiving: {
              tags: 'busy',
              on: { 'verification.cancel': 'shown' },
              invoke: {
                id: 'alternative',
                src: 'humanVerification',
                input: { scope: 'captcha' },
                onDone: [
                  { guard: { type: 'isVerification', params: ({ event }) => ({ output: event.output, kind: 'passed' }) }, target: 'waived', actions: { type: 'keepAlternative', params: ({ event }) => event.output } },
                  { target: 'shown', actions: { type: 'showVerificationFault', params: ({ event }) => event.output } },
                ],
              },
            },
            waived: {
              exit: 'forgetAlternative',
              on: { 'captcha.required': 'shown', 'captcha.spent': 'shown', 'captcha.released': 'hidden' },
            },
          },
        },
      },
    },
    secondFactor: {
      entry: 'forgetProofs',
      on: { 'login.close': 'closed' },
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({ challenge: context.challenge as SecondFactorChallenge }),
        onDone: [
          { guard: { type: 'isFactor', params: ({ event }) => ({ output: event.output, kind: 'passed' }) }, target: 'welcome', actions: { type: 'keepFactorGrant', params: ({ event }) => event.output } },
          { target: 'form', actions: { type: 'showFactorLock', params: ({ event }) => event.output } },
        ],
      },
    },
    welcome: {
      entry: 'forgetProofs',
      always: [
        { guard: 'isOnWrongSide', target: 'abandoning', actions: 'showNotAgent' },
        { guard: 'isFirstLogin', target: 'greeting' },
        { guard: 'owesPasswordChange', target: 'passwordChange' },
        { target: 'loadingMember', actions: 'forgetPassword' },
      ],
    },
    greeting: {
      tags: 'busy',
      on: { 'login.close': 'leaving' },
      invoke: {
        id: 'markFirstLogin',
        src: 'markFirstLogin',
        onDone: 'passwordChange',
        onError: { target: 'abandoning', actions: { type: 'showFault', params: errorOf } },
      },
    },
    passwordChange: {
      exit: 'forgetPassword',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => {
          const { reason, rule } = dueOf(context) as PasswordChangeDue;
          return { username: context.username, oldPassword: context.password || null, reason, rule };
        },
        onDone: [
          { guard: { type: 'isChange', params: ({ event }) => ({ output: event.output, kind: 'succeeded' }) }, target: 'loadingMember' },
          { guard: { type: 'isChange', params: ({ event }) => ({ output: event.output, kind: 'expired' }) }, target: 'form', actions: 'showSessionLost' },
          { target: 'leaving' },
        ],
      },
    },
    loadingMember: {
      tags: 'busy',
      on: { 'login.close': 'leaving' },
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: { target: 'authenticated', actions: { type: 'keepMember', params: ({ event }) => event.output } },
        onError: { target: 'abandoning', actions: { type: 'showFault', params: errorOf } },
      },
    },
    /** A grant that came to nothing: the token goes, the form and its message stay. */
    abandoning: {
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'form', onError: 'form' },
    },
    /** The person would rather stay out: than wait, or than change the password. */
    leaving: {
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'closed', onError: 'closed' },
    },
    authenticated: {
      type: 'final',
      output: ({ context }) => ({
        kind: 'authenticated',
        member: context.member,
        firstTimeLogin: context.grant?.firstTimeLogin ?? false,
        remembered: context.side === 'agent' ? null : context.remember ? context.username : '',
      }),
    },
    closed: { type: 'final', output: { kind: 'closed' } },
  },
  output: ({ event }) => event.output as LoginOutput,
});
export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
