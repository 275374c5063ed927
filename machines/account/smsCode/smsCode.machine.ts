import { assign, raise, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { MOBILE_DIGITS, SMS_SEND_THROTTLE } from '../../../contract/constants';
import { readPhone, type Phone } from '../../../contract/phone';
import { countdownMachine } from '../../site/countdown/countdown.machine';
import {
  humanVerificationMachine,
  type VerificationOutput,
} from '../humanVerification/humanVerification.machine';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type {
  CodeWait,
  SendCodeInput,
  SendCodeOutcome,
  SmsCodeContext,
  SmsCodeEvent,
  SmsCodeInput,
  SmsCodeOutput,
} from './smsCode.types';

const asTravels = ({ countryDialingCode, mobileNum }: Phone) =>
  readPhone(mobileNum, countryDialingCode, [countryDialingCode]);

const isSame = (one: Phone, other: Phone) =>
  one.countryDialingCode === other.countryDialingCode && one.mobileNum === other.mobileNum;

const isKnown = ({ purpose }: SmsCodeContext): boolean =>
  purpose === 'secondFactor' || purpose === 'email';

const findNumberError = (context: SmsCodeContext, phone: Phone | null): Message | null => {
  if (isKnown(context)) return null;
  if (!phone || phone.mobileNum.trim() === '') return { key: 'smsCode:errors.missingNumber' };
  const { length } = asTravels(phone).mobileNum;
  return length < MOBILE_DIGITS.min || length > MOBILE_DIGITS.max
    ? { key: 'validation:mobileNumber' }
    : null;
};

const smsCodeSetup = setup({
  types: {
    context: {} as SmsCodeContext,
    events: {} as SmsCodeEvent,
    input: {} as SmsCodeInput,
    output: {} as SmsCodeOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      humanVerification: 'humanVerification';
      sendCode: 'sendCode';
      countdown: 'countdown';
    },
  },
  actors: {
    sendCode: port<SendCodeOutcome, SendCodeInput>('sendCode'),
    humanVerification: humanVerificationMachine,
    countdown: countdownMachine,
  },
  guards: {
    isThrottled: stateIn({ throttle: 'paused' }),
    hasNumberError: ({ context }, phone: Phone | null) => findNumberError(context, phone) !== null,
    /** A code was sent, or refused for now, for a number that is no longer the typed one. */
    isOtherNumber: ({ context }, typed: Phone | null) =>
      !isKnown(context) &&
      context.phone !== null &&
      typed !== null &&
      !isSame(context.phone, asTravels(typed)),
    needsVerification: ({ context }) => context.purpose !== 'secondFactor',
  },
  actions: {
    keepPhone: assign((_, phone: Phone | null) => ({
      phone: phone && asTravels(phone),
      fieldError: null,
      message: null,
    })),
    showNumberError: assign(({ context }, phone: Phone | null) => ({
      fieldError: findNumberError(context, phone),
    })),
    clearError: assign({ fieldError: null }),
    keepVerification: assign((_, { solution }: OfKind<VerificationOutput, 'passed'>) => ({
      humanVerification: solution,
    })),
    showMessage: assign((_, { message }: { message: Message }) => ({ message })),
    forgetVerification: assign({ humanVerification: null }),
    keepSent: assign((_, { receipt, now, deadline }: OfKind<SendCodeOutcome, 'sent'>) => ({
      isSent: true,
      receipt,
      wait: { now, deadline },
    })),
    keepWait: assign((_, { now, deadline }: OfKind<SendCodeOutcome, 'tooMany'>) => ({
      wait: { now, deadline },
    })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    startThrottle: raise({ type: 'send.started' }),
    endThrottle: raise({ type: 'send.ended' }),
  },
  delays: { sendThrottle: SMS_SEND_THROTTLE },
}).extend({ guards: kindGuards('passed', 'faulted', 'sent', 'locked', 'tooMany') });
const { onFault, onOutcome } = branchesOf(smsCodeSetup);

const typedIn = ({ event }: { event: { phone: Phone | null } }) => event.phone;
const take = [{ type: 'keepPhone' as const, params: typedIn }, 'startThrottle' as const];
/** No code is sent: there is no number for it, or it was asked for a moment ago. */
const kept = [
  {
    guard: { type: 'hasNumberError' as const, params: typedIn },
    actions: { type: 'showNumberError' as const, params: typedIn },
  },
  { guard: 'isThrottled' as const, meta: { requirement: ['§4 SMS code send 2' as const] } },
];

/**
 * A code by SMS or e-mail (spec §4 SMS code send): requested, sent, and no new one until the
 * deadline. The machine outlives its form, so that closing the form, changing its tab or a sleeping
 * device never restarts the wait.
 */
export const smsCodeMachine = smsCodeSetup.createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    ...input,
    phone: null,
    humanVerification: null,
    wait: null,
    isSent: false,
    receipt: null,
    message: null,
    fieldError: null,
  }),
  type: 'parallel',
  output: ({ context }) => ({ kind: 'locked', message: context.message }),
  on: { 'field.changed': { actions: 'clearError' } },
  states: {
    send: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'code.send': [
              ...kept,
              { guard: 'needsVerification', target: 'verifying', actions: take },
              { target: 'sending', actions: take },
            ],
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'humanVerification',
            src: 'humanVerification',
            input: ({ context }) => ({
              scope: context.purpose === 'register' ? 'register' : 'sms',
            }),
            onDone: onOutcome('humanVerification', {
              passed: {
                target: 'sending',
                actions: 'keepVerification',
              },
              faulted: {
                target: 'refusal',
                actions: 'showMessage',
              },
              unsolved: { target: 'idle' },
            }),
          },
        },
        sending: {
          tags: 'busy',
          exit: 'forgetVerification',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context: { purpose, phone, challenge, humanVerification } }) => ({
              purpose,
              phone,
              challenge,
              humanVerification,
            }),
            onDone: onOutcome('sendCode', {
              sent: {
                target: 'cooldown',
                actions: 'keepSent',
              },
              locked: {
                target: 'locked',
                actions: 'showMessage',
              },
              tooMany: {
                target: 'refusal.tooMany',
                actions: ['showMessage', 'keepWait'],
              },
              refused: {
                target: 'refusal',
                actions: 'showMessage',
              },
            }),
            onError: onFault({ target: 'refusal', actions: 'showFault' }),
          },
        },
        /** The platform's message, until the person has read it (spec §8 Product behaviour). */
        refusal: {
          initial: 'plain',
          states: {
            plain: { on: { 'warning.confirm': '#smsCode.send.idle' } },
            tooMany: { on: { 'warning.confirm': '#smsCode.send.cooldown' } },
          },
        },
        cooldown: {
          meta: { requirement: ['§4 SMS code send 1'] },
          initial: 'sameNumber',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => context.wait as CodeWait,
            onDone: 'idle',
          },
          states: {
            sameNumber: {
              on: {
                'field.changed': {
                  guard: { type: 'isOtherNumber', params: typedIn },
                  target: 'corrected',
                  actions: 'clearError',
                },
              },
            },
            /** The wait belongs to the number that the code went to, not to a corrected one. */
            corrected: {
              on: {
                'code.send': [...kept, { target: '#smsCode.send.verifying', actions: take }],
                'field.changed': [
                  {
                    guard: { type: 'isOtherNumber', params: typedIn },
                    actions: 'clearError',
                  },
                  { target: 'sameNumber', actions: 'clearError' },
                ],
              },
            },
          },
        },
        locked: { type: 'final', entry: 'endThrottle' },
      },
    },
    throttle: {
      initial: 'idle',
      on: { 'send.ended': '.over' },
      states: {
        idle: { on: { 'send.started': 'paused' } },
        paused: {
          meta: { requirement: ['§4 SMS code send 2'] },
          after: { sendThrottle: 'idle' },
        },
        over: { type: 'final' },
      },
    },
  },
});
export type SmsCodeRef = ActorRefFrom<typeof smsCodeMachine>;
export type SmsCodeSnapshot = SnapshotFrom<typeof smsCodeMachine>;
