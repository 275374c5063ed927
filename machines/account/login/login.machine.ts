import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SecondFactorChallenge } from '../../../contract/session';
import type { PasswordChangeDue } from '../../shared/grant';
import { dueOf, loginSetup, onFault, onOutcome, onOutput } from './login.setup';
import type { LoginOutput } from './login.types';
import { form } from './states/form';

/**
 * Login (spec §4 Login): validate → human verification → request → first-login action → password
 * change if one is due → member info. The form stays mounted until the login is done or another
 * screen replaces it, so that typed text is kept.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    side: input.side,
    resume: input.resume,
    username:
      input.resume && 'due' in input.resume
        ? input.resume.username
        : (input.attempt?.username.trim() ?? input.username),
    password: input.attempt?.kind === 'credentials' ? input.attempt.password : '',
    remember: input.username !== '',
    captcha: null,
    captchaKey: null,
    captchaAlternative: null,
    humanVerification: null,
    smsForm: null,
    social: input.social,
    begin: input.attempt?.kind ?? null,
    fieldErrors: {},
    message: input.message,
    challenge: input.resume && 'challenge' in input.resume ? input.resume.challenge : null,
    grant: null,
    member: null,
  }),
  initial: 'entry',
  states: {
    entry: {
      always: [
        { guard: 'isChallenged', target: 'secondFactor' },
        { guard: 'isResumed', target: 'passwordChange' },
        { guard: 'isSocialAsked', target: '#login.form.step.continuingSocially' },
        { guard: 'isRecoveryAsked', target: 'recovery' },
        {
          guard: 'isAttempted',
          target: '#login.form.step.verifying',
          meta: { requirement: ['§4 Login 1'] },
        },
        { target: 'form' },
      ],
    },
    form,
    /** Opens the password recovery (spec §2 Forgot password). */
    recovery: {
      on: { 'login.close': 'closed' },
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => ({ username: context.username }),
        onDone: onOutcome('forgotPassword', {
          reset: {
            target: '#login.form.step.verifying',
            meta: { requirement: ['§4 SMS code send 3'] },
            actions: 'keepReset',
          },
          cancelled: { target: 'form' },
        }),
      },
    },
    secondFactor: {
      meta: { requirement: ['§4 Login 9b'] },
      entry: 'forgetProofs',
      on: { 'login.close': 'closed' },
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({ challenge: context.challenge as SecondFactorChallenge }),
        onDone: onOutcome('secondFactor', {
          passed: {
            target: 'welcome',
            actions: 'keepFactorGrant',
          },
          otherwise: {
            target: 'form',
            actions: 'showFactorLock',
          },
        }),
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
      meta: { requirement: ['§4 Login 4'] },
      tags: 'busy',
      on: { 'login.close': 'leaving' },
      invoke: {
        id: 'markFirstLogin',
        src: 'markFirstLogin',
        onDone: [
          { guard: 'owesPasswordChange', target: 'passwordChange' },
          { target: 'loadingMember', actions: 'forgetPassword' },
        ],
        onError: onFault({ target: 'abandoning', actions: 'showFault' }),
      },
    },
    passwordChange: {
      meta: { requirement: ['§4 Login 5'] },
      exit: 'forgetPassword',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => {
          const { reason, rule } = dueOf(context) as PasswordChangeDue;
          return {
            username: context.username,
            oldPassword: context.password || null,
            reason,
            rule,
          };
        },
        onDone: onOutcome('changePassword', {
          succeeded: {
            target: 'loadingMember',
            meta: { requirement: ['§4 Change password 1'] },
          },
          expired: {
            target: 'form',
            actions: 'showSessionLost',
          },
          cancelled: { target: 'leaving' },
        }),
      },
    },
    loadingMember: {
      meta: { requirement: ['§4 Login 6'] },
      tags: 'busy',
      on: { 'login.close': 'leaving' },
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: onOutput('loadMember', {
          target: 'authenticated',
          actions: 'keepMember',
        }),
        onError: onFault({ target: 'abandoning', actions: 'showFault' }),
      },
    },
    /**
     * A granted session that cannot be used: the token is deleted, the form and its message stay.
     */
    abandoning: {
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'form', onError: 'form' },
    },
    /** The person cancels: the wait, or the required password change. */
    leaving: {
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'closed', onError: 'closed' },
    },
    authenticated: {
      meta: { requirement: ['§4 Login 4'] },
      type: 'final',
      output: ({ context }) => ({
        kind: 'authenticated',
        member: context.member,
        firstTimeLogin: context.grant?.firstTimeLogin ?? false,
        passwordChanged: dueOf(context) !== null,
        remembered: context.side === 'agent' ? null : context.remember ? context.username : '',
      }),
    },
    closed: { type: 'final', entry: 'forgetAttempt', output: { kind: 'closed' } },
    /** The window of the provider was closed: the register form, from which it opened, is back. */
    returned: { type: 'final', entry: 'forgetAttempt', output: { kind: 'returned' } },
  },
  output: ({ event }) => event.output as LoginOutput,
});
export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
