import { loginSetup, onFault, onOutcome, onOutput } from '../login.setup';

/** The platform lets the person in. */
const granted = {
  target: '#login.welcome',
  meta: { requirement: ['§4 Login 3b'] },
  actions: 'keepGrant',
} as const;
/** The platform asks who the person is by a second factor. */
const secondFactor = {
  target: '#login.secondFactor',
  actions: 'keepChallenge',
} as const;

/** Waits for the window of the provider; a person who closes it goes back to where it opened. */
const signingInSociallyUntil = (cancelled: 'credentials' | '#login.returned') =>
  loginSetup.createStateConfig({
    meta: { requirement: ['§4 Login 3a'] },
    tags: 'busy',
    on: { 'verification.cancel': cancelled },
    invoke: {
      id: 'signInSocially',
      src: 'signInSocially',
      input: ({ context }) => ({ provider: context.social ?? 'google' }),
      onDone: onOutcome('signInSocially', {
        granted,
        secondFactor,
        cancelled: { target: cancelled, actions: 'showMessage' },
        refused: { target: '#login.form.step.credentials', actions: 'showMessage' },
      }),
      onError: onFault({ target: '#login.form.step.credentials', actions: 'showFault' }),
    },
  });

/**
 * The form: its tab, the progress of a submit, and whether a captcha is required (spec §2 Login
 * form, §4 Login).
 */
export const form = loginSetup.createStateConfig({
  type: 'parallel',
  on: { 'login.close': '#login.closed' },
  states: {
    way: {
      initial: 'username',
      states: {
        username: {
          on: {
            'way.choose': [
              { guard: 'isFormBusy' },
              {
                guard: { type: 'isWay', params: ({ event }) => ({ way: event.way, is: 'sms' }) },
                target: 'sms',
                actions: 'clearErrors',
              },
            ],
          },
        },
        sms: {
          on: {
            'way.choose': [
              { guard: 'isFormBusy' },
              {
                guard: {
                  type: 'isWay',
                  params: ({ event }) => ({ way: event.way, is: 'username' }),
                },
                target: 'username',
                actions: 'clearErrors',
              },
            ],
          },
        },
      },
    },
    step: {
      initial: 'credentials',
      states: {
        credentials: {
          entry: 'forgetAttempt',
          // Another way that goes on leaves this state, and so closes what the device shows.
          invoke: {
            id: 'passkeyLogin',
            src: 'passkeyLogin',
            input: ({ context }) => ({ side: context.side }),
            onDone: onOutput('passkeyLogin', {
              target: '#login.welcome',
              actions: 'keepGrant',
            }),
          },
          on: {
            'credentials.submit': [
              {
                guard: { type: 'hasErrors', params: ({ event }) => event },
                meta: { requirement: ['§4 Login 1'] },
                actions: { type: 'showErrors', params: ({ event }) => event },
              },
              {
                target: 'verifying',
                meta: { requirement: ['§4 Login 1'] },
                actions: { type: 'keepCredentials', params: ({ event }) => event },
              },
            ],
            'sms.submit': [
              {
                guard: { type: 'hasSmsErrors', params: ({ event }) => event },
                meta: { requirement: ['§4 Login 1'] },
                actions: { type: 'showSmsErrors', params: ({ event }) => event },
              },
              {
                target: 'signingInBySms',
                meta: { requirement: ['§4 Login 1', '§4 Login 2a'] },
                actions: { type: 'keepSmsForm', params: ({ event }) => event },
              },
            ],
            'social.choose': [
              {
                guard: { type: 'hasAccepted', params: ({ event }) => event.termsAccepted },
                target: 'signingInSocially',
                actions: { type: 'keepSocial', params: ({ event }) => event.provider },
              },
              { actions: 'showTermsError' },
            ],
            'password.forgot': '#login.recovery',
            'field.changed': {
              actions: { type: 'clearError', params: ({ event }) => event.field },
            },
          },
        },
        verifying: {
          meta: { requirement: ['§4 Login 2b'] },
          tags: 'busy',
          on: { 'verification.cancel': 'credentials' },
          invoke: {
            id: 'humanVerification',
            src: 'humanVerification',
            input: { scope: 'login' },
            onDone: onOutcome('humanVerification', {
              passed: {
                target: 'signingIn',
                actions: 'keepVerification',
              },
              otherwise: {
                target: 'credentials',
                actions: 'showVerificationFault',
              },
            }),
          },
        },
        signingIn: {
          meta: { requirement: ['§4 Login 3a'] },
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({
              username: context.username,
              password: context.password,
              remember: context.remember,
              side: context.side,
              captcha: context.captcha,
              captchaKey: context.captchaKey,
              captchaAlternative: context.captchaAlternative,
              humanVerification: context.humanVerification ?? '',
            }),
            onDone: onOutcome('signIn', {
              granted,
              secondFactor,
              refused: [
                {
                  guard: 'isCaptchaRequired',
                  target: 'credentials',
                  meta: { requirement: ['§4 Login 7'] },
                  actions: ['showRefusal', 'requireCaptcha'],
                },
                {
                  target: 'credentials',
                  actions: ['showRefusal', 'releaseCaptcha'],
                },
              ],
            }),
            onError: onFault({
              target: 'credentials',
              actions: ['showFault', 'spendCaptcha'],
            }),
          },
        },
        /** No human verification and no required password change (spec §4 Login 2 and 5). */
        signingInBySms: {
          meta: { requirement: ['§4 Login 3a'] },
          tags: 'busy',
          invoke: {
            id: 'signInBySms',
            src: 'signInBySms',
            input: ({ context: { smsForm } }) => ({
              countryDialingCode: smsForm?.countryDialingCode ?? '',
              mobileNum: smsForm?.mobileNum ?? '',
              code: smsForm?.code ?? '',
              receipt: smsForm?.receipt ?? null,
            }),
            onDone: onOutcome('signInBySms', {
              granted,
              secondFactor,
              refused: {
                target: 'credentials',
                actions: 'showRefusal',
              },
            }),
            onError: onFault({ target: 'credentials', actions: 'showFault' }),
          },
        },
        signingInSocially: signingInSociallyUntil('credentials'),
        /** From the register form, which comes back when the person cancels. */
        continuingSocially: signingInSociallyUntil('#login.returned'),
      },
    },
    captcha: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'captcha.required': 'shown' } },
        shown: {
          meta: { requirement: ['§4 Login 7'] },
          invoke: { id: 'captcha', src: 'captcha' },
          on: {
            'captcha.required': { actions: 'renewCaptcha' },
            'captcha.spent': { actions: 'renewCaptcha' },
            'captcha.released': 'hidden',
          },
        },
      },
    },
  },
});
