import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { VERIFICATION_CODE_DIGITS } from '../../contract/constants';
import { countdownMachine } from '../countdown/countdown.machine';
import { errorOf, faultMessage } from '../shared/message';
import { port } from '../shared/port';
import type {
  AnswerInput, AnswerOutcome, SecondFactorChallenge, SecondFactorContext, SecondFactorEvent, SecondFactorMethod,
  SecondFactorOutput, SendCodeInput, SendCodeOutcome,
} from './secondFactor.types';

const waitOf = ({ method, waits }: SecondFactorContext) => (method ? waits[method] : undefined);

const CODE = new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS}}$`);
/** A code may be typed with blanks or in Burmese digits; a name is taken as it is. */
const answerOf = ({ method }: SecondFactorContext, typed: string) =>
  method === 'bankName' ? typed.trim() : typed.replace(/\s/g, '').replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));

/**
 * The extra verification of a login from an unregistered IP (spec §4 Login): a code by mobile or e-mail, the bank account
 * name, or a Google code. The platform counts the tries and locks after five; no session exists before it passes.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    input: {} as { challenge: SecondFactorChallenge },
    events: {} as SecondFactorEvent,
    output: {} as SecondFactorOutput,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: port<SendCodeOutcome, SendCodeInput>('sendCode'),
    answer: port<AnswerOutcome, AnswerInput>('answer'),
    countdown: countdownMachine,
  },
  guards: {
    hasOneMethod: ({ context }) => context.challenge.methods.length === 1,
    isCodeSent: ({ context }) => context.method === 'mobile' || context.method === 'email',
    hasWait: ({ context }) => waitOf(context) !== undefined,
    isBlank: (_, answer: string) => answer.trim() === '',
    /** Such a thing would cost one of the five tries for nothing. */
    isNoCode: ({ context }, answer: string) => context.method !== 'bankName' && !CODE.test(answerOf(context, answer)),
    isKind: (_, p: { outcome: SendCodeOutcome | AnswerOutcome; kind: (SendCodeOutcome | AnswerOutcome)['kind'] }) => p.outcome.kind === p.kind,
  },
  actions: {
    keepMethod: assign((_, method: SecondFactorMethod) => ({ method, message: null, fieldError: null })),
    keepOnlyMethod: assign(({ context }) => ({ method: context.challenge.methods[0]?.method ?? null })),
    keepWait: assign(({ context }, outcome: SendCodeOutcome) =>
      outcome.kind === 'sent' && context.method
        ? { waits: { ...context.waits, [context.method]: { now: outcome.now, deadline: outcome.deadline } }, message: null }
        : {}),
    keepAnswer: assign(({ context }, answer: string) => ({ answer: answerOf(context, answer), fieldError: null, message: null })),
    forgetAnswer: assign({ answer: '' }),
    keepGrant: assign((_, outcome: AnswerOutcome) => (outcome.kind === 'granted' ? { grant: outcome } : {})),
    askForCode: assign({ fieldError: { key: 'validation:verificationCode' } }),
    askForAnswer: assign({ fieldError: { key: 'validation:empty' } }),
    clearError: assign({ fieldError: null }),
    clearMessage: assign({ message: null, fieldError: null }),
    showRefusal: assign((_, outcome: SendCodeOutcome | AnswerOutcome) =>
      outcome.kind === 'refused' || outcome.kind === 'locked' ? { message: { text: outcome.message } } : {}),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    challenge: input.challenge, method: null, waits: {}, answer: '', fieldError: null, message: null, grant: null,
  }),
  initial: 'start',
  on: { 'factor.cancel': '.cancelled' },
  states: {
    start: {
      always: [{ guard: 'hasOneMethod', target: 'chosen', actions: 'keepOnlyMethod' }, { target: 'choice' }],
    },
    choice: {
      on: {
        'method.choose': { target: 'chosen', actions: { type: 'keepMethod', params: ({ event }) => event.method } },
      },
    },
    chosen: {
      // Chosen again, a method goes on with the code that is on its way, and with its countdown.
      always: [{ guard: 'hasWait', target: 'challenge' }, { guard: 'isCodeSent', target: 'sendingCode' }, { target: 'challenge' }],
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ challengeId: context.challenge.challengeId, method: context.method as 'mobile' | 'email' }),
        onDone: [
          { guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'sent' }) }, target: 'challenge', actions: { type: 'keepWait', params: ({ event }) => event.output } },
          { guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'locked' }) }, target: 'locked', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
          { target: 'challenge', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'challenge', actions: { type: 'showFault', params: errorOf } },
      },
    },
    challenge: {
      initial: 'entry',
      on: {
        'code.submit': [
          { guard: { type: 'isBlank', params: ({ event }) => event.answer }, actions: 'askForAnswer' },
          { guard: { type: 'isNoCode', params: ({ event }) => event.answer }, actions: 'askForCode' },
          { target: 'answering', actions: { type: 'keepAnswer', params: ({ event }) => event.answer } },
        ],
        'field.changed': { actions: 'clearError' },
        'method.back': [{ guard: 'hasOneMethod', target: 'cancelled' }, { target: 'choice', actions: 'clearMessage' }],
      },
      states: {
        entry: { always: [{ guard: 'hasWait', target: 'cooldown' }, { guard: 'isCodeSent', target: 'resendable' }, { target: 'typed' }] },
        cooldown: {
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => waitOf(context) as { now: number; deadline: number },
            onDone: 'resendable',
          },
        },
        resendable: { on: { 'code.resend': { target: '#secondFactor.sendingCode', actions: 'clearMessage' } } },
        typed: {},
      },
    },
    answering: {
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({
          challengeId: context.challenge.challengeId, method: context.method as SecondFactorMethod, answer: context.answer,
        }),
        onDone: [
          { guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'granted' }) }, target: 'passed', actions: { type: 'keepGrant', params: ({ event }) => event.output } },
          { guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'locked' }) }, target: 'locked', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
          { target: 'challenge', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'challenge', actions: { type: 'showFault', params: errorOf } },
      },
    },
    passed: { type: 'final', output: ({ context }) => ({ kind: 'passed', grant: context.grant }) },
    locked: { type: 'final', output: ({ context }) => ({ kind: 'locked', message: context.message }) },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
  },
  output: ({ event }) => event.output as SecondFactorOutput,
});
export type SecondFactorRef = ActorRefFrom<typeof secondFactorMachine>;
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;
