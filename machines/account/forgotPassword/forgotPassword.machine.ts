import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import type { RequirementMeta } from '../../shared/requirements';
import {
  asTravels,
  codeErrors,
  digitsOnly,
  emailErrors,
  phoneErrors,
  trimmed,
} from './forgotPassword.rules';
import type {
  CodeForm,
  EmailForm,
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordOutput,
  PhoneForm,
  RecoveryField,
  RecoverySetup,
  RecoveryWay,
  SendEmailInput,
  SendEmailOutcome,
  SetPasswordOutcome,
} from './forgotPassword.types';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { withoutField } from '../../shared/withoutField';

const forgotPasswordSetup = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    input: {} as ForgotPasswordInput,
    output: {} as ForgotPasswordOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      loadSetup: 'loadSetup';
      humanVerification: 'humanVerification';
      sendEmail: 'sendEmail';
      confirmEmail: 'confirmEmail';
      setPassword: 'setPassword';
    },
  },
  actors: {
    loadSetup: port<RecoverySetup, void>('loadSetup'),
    humanVerification: humanVerificationMachine,
    sendEmail: port<SendEmailOutcome, SendEmailInput>('sendEmail'),
    confirmEmail: port<SetPasswordOutcome, EmailForm & CodeForm>('confirmEmail'),
    setPassword: port<SetPasswordOutcome, PhoneForm>('setPassword'),
  },
  guards: {
    isOtherWay: ({ context }, { to, from }: { to: RecoveryWay; from: RecoveryWay }) =>
      to !== from && context.setup?.ways.includes(to) === true,
    isEmailOffered: (_, given: RecoverySetup) => given.ways.includes('email'),
    hasEmailErrors: ({ context }, form: EmailForm) =>
      Object.keys(emailErrors(context, form)).length > 0,
    hasCodeErrors: ({ context }, form: CodeForm) =>
      Object.keys(codeErrors(context, form)).length > 0,
    hasPhoneErrors: ({ context }, form: PhoneForm) =>
      Object.keys(phoneErrors(context, form)).length > 0,
  },
  actions: {
    keepSetup: assign((_, given: RecoverySetup) => ({ setup: given, message: null })),
    keepEmailForm: assign((_, form: EmailForm) => ({
      emailForm: trimmed(form),
      fieldErrors: {},
      message: null,
    })),
    keepVerification: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      humanVerification: solution,
    })),
    keepCodeForm: assign((_, form: CodeForm) => ({
      codeForm: digitsOnly(form),
      fieldErrors: {},
      message: null,
    })),
    keepPhoneForm: assign((_, form: PhoneForm) => ({
      phoneForm: asTravels(form),
      fieldErrors: {},
      message: null,
    })),
    keepReset: assign(({ context }, outcome: OfKind<SetPasswordOutcome, 'set'>) => ({
      username: outcome.username,
      newPassword: (context.codeForm ?? context.phoneForm)?.newPassword ?? '',
    })),
    forgetSecrets: assign({ humanVerification: null, codeForm: null, phoneForm: null }),
    forgetEmail: assign({ emailForm: null }),
    showEmailErrors: assign(({ context }, form: EmailForm) => ({
      fieldErrors: emailErrors(context, form),
      message: null,
    })),
    showCodeErrors: assign(({ context }, form: CodeForm) => ({
      fieldErrors: codeErrors(context, form),
      message: null,
    })),
    showPhoneErrors: assign(({ context }, form: PhoneForm) => ({
      fieldErrors: phoneErrors(context, form),
      message: null,
    })),
    clearError: assign(({ context }, field: RecoveryField) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    showMessage: assign((_, { message }: { message: Message }) => ({ message })),
    showRefusal: assign((_, outcome: OfKind<SetPasswordOutcome, 'refused'>) => refusalOf(outcome)),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({ guards: kindGuards('passed', 'faulted', 'accepted', 'set') });
const { onFault, onOutcome, onOutput } = branchesOf(forgotPasswordSetup);

/**
 * Password recovery (spec §2 Forgot password): by a code sent to the e-mail address, where each
 * step looks the same whether or not the account exists, or to the mobile. It sets a new password
 * and passes it to the login.
 */
export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    username: input.username,
    setup: null,
    emailForm: null,
    humanVerification: null,
    codeForm: null,
    phoneForm: null,
    newPassword: '',
    fieldErrors: {},
    message: null,
  }),
  initial: 'loadingSetup',
  on: {
    'recovery.close': '.cancelled',
    'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
  },
  states: {
    loadingSetup: {
      tags: 'busy',
      invoke: {
        id: 'loadSetup',
        src: 'loadSetup',
        onDone: onOutput('loadSetup', [
          {
            guard: 'isEmailOffered',
            target: 'email',
            actions: 'keepSetup',
          },
          { target: 'mobile', actions: 'keepSetup' },
        ]),
        onError: onFault({ target: 'setupFailed', actions: 'showFault' }),
      },
    },
    setupFailed: { on: { 'setup.retry': 'loadingSetup' } },
    email: {
      entry: 'forgetSecrets',
      on: {
        'way.choose': {
          guard: { type: 'isOtherWay', params: ({ event }) => ({ to: event.way, from: 'email' }) },
          target: 'mobile',
          actions: 'clearErrors',
        },
        'email.submit': [
          {
            guard: { type: 'hasEmailErrors', params: ({ event }) => event },
            actions: { type: 'showEmailErrors', params: ({ event }) => event },
          },
          {
            target: 'verifying',
            actions: { type: 'keepEmailForm', params: ({ event }) => event },
          },
        ],
        'email.haveCode': [
          {
            guard: { type: 'hasEmailErrors', params: ({ event }) => event },
            actions: { type: 'showEmailErrors', params: ({ event }) => event },
          },
          {
            target: 'emailCode',
            actions: { type: 'keepEmailForm', params: ({ event }) => event },
          },
        ],
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'humanVerification',
        src: 'humanVerification',
        input: { scope: 'recovery' },
        onDone: onOutcome('humanVerification', {
          passed: {
            target: 'sendingEmail',
            actions: 'keepVerification',
          },
          faulted: {
            target: 'email',
            actions: 'showMessage',
          },
          unsolved: { target: 'email' },
        }),
      },
    },
    sendingEmail: {
      tags: 'busy',
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context: { emailForm, humanVerification } }) => ({
          ...(emailForm as EmailForm),
          humanVerification: humanVerification ?? '',
        }),
        onDone: onOutcome('sendEmail', {
          accepted: {
            target: 'emailCode',
          },
          refused: {
            target: 'email',
            actions: 'showMessage',
          },
        }),
        onError: onFault({ target: 'email', actions: 'showFault' }),
      },
    },
    /** Looks the same whether or not a code was sent. */
    emailCode: {
      entry: 'forgetSecrets',
      on: {
        'email.again': { target: 'verifying', actions: 'clearErrors' },
        'code.submit': [
          {
            guard: { type: 'hasCodeErrors', params: ({ event }) => event },
            actions: { type: 'showCodeErrors', params: ({ event }) => event },
          },
          {
            target: 'confirmingEmail',
            actions: { type: 'keepCodeForm', params: ({ event }) => event },
          },
        ],
      },
    },
    confirmingEmail: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context: { emailForm, codeForm } }) => ({
          ...(emailForm as EmailForm),
          ...(codeForm as CodeForm),
        }),
        onDone: onOutcome('confirmEmail', {
          set: {
            target: 'reset',
            actions: 'keepReset',
          },
          refused: {
            target: 'emailCode',
            actions: 'showRefusal',
          },
        }),
        onError: onFault({ target: 'emailCode', actions: 'showFault' }),
      },
    },
    mobile: {
      entry: 'forgetSecrets',
      on: {
        'way.choose': {
          guard: { type: 'isOtherWay', params: ({ event }) => ({ to: event.way, from: 'mobile' }) },
          target: 'email',
          actions: 'clearErrors',
        },
        'phone.submit': [
          {
            guard: { type: 'hasPhoneErrors', params: ({ event }) => event },
            actions: { type: 'showPhoneErrors', params: ({ event }) => event },
          },
          {
            target: 'settingPassword',
            actions: { type: 'keepPhoneForm', params: ({ event }) => event },
          },
        ],
      },
    },
    settingPassword: {
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => context.phoneForm as PhoneForm,
        onDone: onOutcome('setPassword', {
          set: {
            target: 'reset',
            actions: 'keepReset',
          },
          refused: {
            target: 'mobile',
            actions: 'showRefusal',
          },
        }),
        onError: onFault({ target: 'mobile', actions: 'showFault' }),
      },
    },
    reset: {
      meta: { requirement: ['§4 SMS code send 3'] },
      type: 'final',
      entry: ['forgetSecrets', 'forgetEmail'],
      output: ({ context }) => ({
        kind: 'reset',
        username: context.username,
        password: context.newPassword,
      }),
    },
    cancelled: {
      type: 'final',
      entry: ['forgetSecrets', 'forgetEmail'],
      output: { kind: 'cancelled' },
    },
  },
  output: ({ event }) => event.output as ForgotPasswordOutput,
});
export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>;
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
