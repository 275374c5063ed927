import {
  assign,
  enqueueActions,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import type { RegisterField } from '../../../contract/constants';
import type { Member, SocialProvider } from '../../../contract/domain';
import { captchaMachine } from '../captcha/captcha.machine';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { faultMessage } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import {
  fieldsOfForm,
  findErrors,
  patternErrors,
  patternsOf,
  phoneOf,
  valueOf,
  valuesOf,
} from './registration.fields';
import type {
  AffiliateOutcome,
  ConfirmCodeInput,
  ConfirmCodeOutcome,
  PatternTry,
  RegisterForm,
  RegisterFormField,
  RegisterInput,
  RegisterOutcome,
  RegisterSetup,
  RegisterWay,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
} from './registration.types';

/** The fields of the submitted form. Only a form whose rules are loaded can be submitted. */
const fieldsFor = ({ setup: given, invitation }: RegistrationContext, form: RegisterForm) =>
  given ? fieldsOfForm(form, given, invitation) : [];
const errorsOf = (context: RegistrationContext, form: RegisterForm) =>
  findErrors(form, fieldsFor(context, form));
const patternTries = (context: RegistrationContext) =>
  context.form ? patternsOf(context.form, fieldsFor(context, context.form)) : [];
const registerInputOf = (context: RegistrationContext): RegisterInput => {
  const form = context.form as RegisterForm;
  return {
    way: form.way,
    values: valuesOf(form, fieldsFor(context, form)),
    phone: phoneOf(form),
    captchaKey: form.captchaKey,
    captchaAlternative: form.captchaAlternative,
    humanVerification: context.humanVerification ?? '',
    firebaseIdToken: context.firebaseIdToken,
  };
};
const affiliateOf = ({ form }: RegistrationContext) => form?.values.affiliateCode?.trim() ?? '';

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      loadSetup: 'loadSetup';
      reloadSetup: 'loadSetup';
      checkPatterns: 'checkPatterns';
      checkAffiliate: 'checkAffiliate';
      humanVerification: 'humanVerification';
      confirmCode: 'confirmCode';
      register: 'register';
      loadMember: 'loadMember';
      endSession: 'endSession';
      captcha: 'captcha';
    },
  },
  actors: {
    loadSetup: port<RegisterSetup, void>('loadSetup'),
    /**
     * Resolves with the fields whose value does not match. A value that cannot be checked in time
     * counts as matching.
     */
    checkPatterns: port<RegisterField[], { tries: PatternTry[] }>('checkPatterns'),
    checkAffiliate: port<AffiliateOutcome, { code: string }>('checkAffiliate'),
    confirmCode: port<ConfirmCodeOutcome, ConfirmCodeInput>('confirmCode'),
    register: port<RegisterOutcome, RegisterInput>('register'),
    loadMember: port<Member, void>('loadMember'),
    endSession: port<null, void>('endSession'),
    captcha: captchaMachine,
    humanVerification: humanVerificationMachine,
  },
  guards: {
    isClosed: (_, given: RegisterSetup) => given.ways.length === 0,
    isOtherWay: ({ context }, { to, from }: { to: RegisterWay; from: RegisterWay }) =>
      to !== from && context.setup?.ways.includes(to) === true,
    isMobileOffered: ({ context }) => context.setup?.ways.includes('mobile') === true,
    isFormIdle: stateIn('#registration.form.step.fields'),
    isFormBusy: not(stateIn('#registration.form.step.fields')),
    hasCaptcha: ({ context }) => context.setup?.rules['captcha']?.enabled === true,
    hasErrors: ({ context }, form: RegisterForm) => Object.keys(errorsOf(context, form)).length > 0,
    hasFailedPatterns: (_, failed: RegisterField[]) => failed.length > 0,
    hasAffiliateCode: ({ context }) => affiliateOf(context) !== '',
    hasReceipt: ({ context }) =>
      context.form !== null &&
      context.form.receipt !== null &&
      (context.form.values.verificationCode ?? '') !== '',
  },
  actions: {
    keepSetup: assign((_, given: RegisterSetup) => ({ setup: given, message: null })),
    keepForm: assign(
      (
        _,
        {
          way,
          values,
          countryDialingCode,
          receipt,
          captchaKey,
          captchaAlternative,
          ageConfirmed,
          termsAccepted,
        }: RegisterForm,
      ) => ({
        form: {
          way,
          values,
          countryDialingCode,
          receipt,
          captchaKey,
          captchaAlternative,
          ageConfirmed,
          termsAccepted,
        },
        fieldErrors: {},
        message: null,
      }),
    ),
    forgetAttempt: assign({ form: null, humanVerification: null, firebaseIdToken: null }),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    clearError: assign(({ context }, field: RegisterFormField) => ({
      fieldErrors: { ...context.fieldErrors, [field]: undefined },
    })),
    showErrors: assign(({ context }, form: RegisterForm) => {
      const fieldErrors = errorsOf(context, form);
      const isIncomplete = Object.values(fieldErrors).some(
        (error) => 'key' in error && error.key === 'validation:empty',
      );
      return { fieldErrors, message: isIncomplete ? { key: 'validation:markedRequired' } : null };
    }),
    showPatternErrors: assign(({ context }, failed: RegisterField[]) =>
      context.form ? { fieldErrors: patternErrors(failed, fieldsFor(context, context.form)) } : {},
    ),
    showInvitationError: assign({
      fieldErrors: { affiliateCode: { key: 'validation:invitationCode' } },
    }),
    showCodeRefusal: assign((_, outcome: OfKind<ConfirmCodeOutcome, 'refused'>) => ({
      fieldErrors: { verificationCode: outcome.message },
    })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showVerificationFault: assign((_, output: OfKind<VerificationOutput, 'unsolved' | 'faulted'>) =>
      output.kind === 'faulted' ? { message: output.message } : {},
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    keepVerification: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      humanVerification: solution,
    })),
    keepIdToken: assign((_, outcome: OfKind<ConfirmCodeOutcome, 'confirmed'>) => ({
      firebaseIdToken: outcome.idToken,
    })),
    keepMember: assign((_, member: Member) => ({ member })),
    keepSocial: assign((_, social: SocialProvider) => ({ social })),
    requireCaptcha: raise({ type: 'captcha.required' }),
    /** A registration that was refused, or whose answer was lost, may have used up its captcha. */
    spendCaptcha: raise({ type: 'captcha.spent' }),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
    notifyUnread: enqueueActions((scope) =>
      pushToast(scope, { tone: 'warning', message: { key: 'registration:registeredLogIn' } }),
    ),
  },
}).extend({
  guards: {
    ...kindGuards('accepted', 'passed', 'confirmed', 'granted'),
    isCaptchaRequired: guardWithin<RegisterOutcome, 'refused'>('refused', ({ captcha }) => captcha),
  },
});
const { onFault, onOutcome, onOutput } = branchesOf(registrationSetup);

/**
 * Registration (spec §4 Register): validate → affiliate check → human verification → firebase code
 * → register → member info. Each step starts only after the one before it passed. Every refusal
 * returns to the form and keeps what was typed.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    invitation: input.invitation,
    setup: null,
    form: null,
    humanVerification: null,
    firebaseIdToken: null,
    fieldErrors: {},
    message: null,
    social: null,
    member: null,
  }),
  initial: 'loadingSetup',
  on: { 'registration.close': '.closed' },
  states: {
    loadingSetup: {
      tags: 'busy',
      invoke: {
        id: 'loadSetup',
        src: 'loadSetup',
        onDone: onOutput('loadSetup', [
          {
            guard: 'isClosed',
            target: 'unavailable',
          },
          { target: 'form', actions: 'keepSetup' },
        ]),
        onError: onFault({ target: 'setupFailed', actions: 'showFault' }),
      },
    },
    setupFailed: { on: { 'setup.retry': 'loadingSetup' } },
    /** Nobody can register at the moment: both methods are switched off. */
    unavailable: {},
    form: {
      type: 'parallel',
      on: {
        'social.choose': {
          guard: 'isFormIdle',
          target: 'social',
          actions: { type: 'keepSocial', params: ({ event }) => event.provider },
        },
      },
      states: {
        way: {
          initial: 'entry',
          states: {
            entry: {
              always: [{ guard: 'isMobileOffered', target: 'mobile' }, { target: 'username' }],
            },
            username: {
              on: {
                'way.choose': [
                  { guard: 'isFormBusy' },
                  {
                    guard: {
                      type: 'isOtherWay',
                      params: ({ event }) => ({ to: event.way, from: 'username' }),
                    },
                    target: 'mobile',
                    actions: 'clearErrors',
                  },
                ],
              },
            },
            mobile: {
              on: {
                'way.choose': [
                  { guard: 'isFormBusy' },
                  {
                    guard: {
                      type: 'isOtherWay',
                      params: ({ event }) => ({ to: event.way, from: 'mobile' }),
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
                'rules.reload': 'reloadingSetup',
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
                // Values that could not be checked are left to the platform.
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
              always: [
                { guard: 'hasReceipt', target: 'confirmingCode' },
                { target: 'registering' },
              ],
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
        },
        captcha: {
          initial: 'entry',
          states: {
            entry: { always: [{ guard: 'hasCaptcha', target: 'shown' }, { target: 'hidden' }] },
            hidden: { on: { 'captcha.required': 'shown' } },
            shown: {
              invoke: { id: 'captcha', src: 'captcha' },
              on: {
                'captcha.required': { actions: 'renewCaptcha' },
                'captcha.spent': { actions: 'renewCaptcha' },
              },
            },
          },
        },
      },
    },
    loadingMember: {
      meta: { requirement: ['§4 Register 6'] },
      tags: 'busy',
      entry: 'forgetAttempt',
      on: { 'registration.close': 'leaving' },
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: onOutput('loadMember', {
          target: 'registered',
          actions: 'keepMember',
        }),
        onError: { target: 'leaving', actions: 'notifyUnread' },
      },
    },
    /**
     * The account exists, but its data could not be loaded: the token is deleted, and the person
     * logs in.
     */
    leaving: {
      tags: 'busy',
      on: { 'registration.close': {} },
      invoke: { id: 'endSession', src: 'endSession', onDone: 'closed', onError: 'closed' },
    },
    registered: {
      type: 'final',
      output: ({ context }) => ({
        kind: 'authenticated',
        member: context.member,
        firstTimeLogin: false,
        passwordChanged: false,
        remembered: null,
      }),
    },
    /** The login flow continues from here: it handles everything that can follow. */
    social: {
      type: 'final',
      output: ({ context }) => ({ kind: 'social', provider: context.social }),
    },
    closed: { type: 'final', entry: 'forgetAttempt', output: { kind: 'closed' } },
  },
  output: ({ event }) => event.output as RegistrationOutput,
});
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;
