import { valueOf } from '../registration.fields';
import {
  affiliateOf,
  onFault,
  onOutcome,
  onOutput,
  patternTries,
  registerInputOf,
  registrationSetup,
} from '../registration.setup';

/** How far a submit has come; every refusal leads back to the fields. */
export const step = registrationSetup.createStateConfig({
  initial: 'fields',
  states: {
    fields: {
      entry: 'forgetAttempt',
      on: {
        'register.submit': [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event },
            meta: { requirement: ['§4 Register 1'] },
            actions: { type: 'showErrors', params: ({ event }) => event },
          },
          {
            target: 'checkingPatterns',
            actions: { type: 'keepForm', params: ({ event }) => event },
          },
        ],
        'field.changed': {
          actions: { type: 'clearError', params: ({ event }) => event.field },
        },
        'rules.reload': { target: 'reloadingSetup', actions: 'checkAgain' },
      },
    },
    reloadingSetup: {
      tags: 'busy',
      invoke: {
        id: 'reloadSetup',
        src: 'loadSetup',
        onDone: onOutput('loadSetup', {
          target: 'fields',
          actions: 'keepSetup',
        }),
        onError: 'fields',
      },
    },
    checkingPatterns: {
      meta: { requirement: ['§4 Register 1'] },
      tags: 'busy',
      invoke: {
        id: 'checkPatterns',
        src: 'checkPatterns',
        input: ({ context }) => ({ tries: patternTries(context) }),
        onDone: onOutput('checkPatterns', [
          {
            guard: 'hasFailedPatterns',
            target: 'fields',
            actions: 'showPatternErrors',
          },
          { guard: 'hasAffiliateCode', target: 'checkingAffiliate' },
          { target: 'verifying' },
        ]),
        // Patterns that could not be tried are the platform's to judge.
        onError: [
          { guard: 'hasAffiliateCode', target: 'checkingAffiliate' },
          { target: 'verifying' },
        ],
      },
    },
    checkingAffiliate: {
      meta: { requirement: ['§4 Register 2a'] },
      tags: 'busy',
      invoke: {
        id: 'checkAffiliate',
        src: 'checkAffiliate',
        input: ({ context }) => ({ code: affiliateOf(context) }),
        onDone: onOutcome('checkAffiliate', {
          accepted: {
            target: 'verifying',
          },
          refused: {
            target: 'fields',
            meta: { requirement: ['§4 Register 2b'] },
            actions: 'showInvitationError',
          },
        }),
        onError: onFault({ target: 'fields', actions: 'showFault' }),
      },
    },
    verifying: {
      meta: { requirement: ['§4 Register 3'] },
      tags: 'busy',
      on: { 'verification.cancel': 'fields' },
      invoke: {
        id: 'humanVerification',
        src: 'humanVerification',
        input: { scope: 'register' },
        onDone: onOutcome('humanVerification', {
          passed: {
            target: 'verified',
            actions: 'keepVerification',
          },
          otherwise: {
            target: 'fields',
            actions: 'showVerificationFault',
          },
        }),
      },
    },
    verified: {
      always: [{ guard: 'hasReceipt', target: 'confirmingCode' }, { target: 'registering' }],
    },
    confirmingCode: {
      meta: { requirement: ['§4 Register 4'] },
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({
          receipt: context.form?.receipt ?? '',
          code: valueOf('verificationCode', context.form?.values.verificationCode ?? ''),
        }),
        onDone: onOutcome('confirmCode', {
          confirmed: {
            target: 'registering',
            actions: 'keepIdToken',
          },
          refused: {
            target: 'fields',
            actions: 'showCodeRefusal',
          },
        }),
        onError: onFault({ target: 'fields', actions: 'showFault' }),
      },
    },
    registering: {
      meta: { requirement: ['§4 Register 5'] },
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registerInputOf(context),
        onDone: onOutcome('register', {
          granted: {
            target: '#registration.loadingMember',
          },
          refused: [
            {
              guard: 'isCaptchaRequired',
              target: 'fields',
              actions: ['showRefusal', 'requireCaptcha'],
            },
            {
              target: 'fields',
              actions: ['showRefusal', 'spendCaptcha'],
            },
          ],
        }),
        onError: onFault({
          target: 'fields',
          actions: ['showFault', 'spendCaptcha'],
        }),
      },
    },
  },
});
