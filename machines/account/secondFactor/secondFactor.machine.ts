import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { VERIFICATION_CODE_DIGITS } from '../../../contract/constants';
import { readFactorCode } from '../../../contract/factorCodes';
import { codeDigits } from '../../../contract/phone';
import { faultMessage } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import { smsCodeMachine } from '../smsCode/smsCode.machine';
import type { SmsCodeOutput } from '../smsCode/smsCode.types';
import type {
  AnswerInput,
  AnswerOutcome,
  SecondFactorChallenge,
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorMethod,
  SecondFactorOutput,
} from './secondFactor.types';

/**
 * A code may be typed with spaces or in Burmese digits, and an authenticator's may be a recovery
 * code; a name is sent as typed. Null for what no answer can look like.
 */
const answerOf = ({ method }: SecondFactorContext, typed: string): string | null => {
  if (method === 'bankName') return typed.trim();
  if (method === 'authenticator') return readFactorCode(typed)?.code ?? null;
  const digits = codeDigits(typed);
  return digits.length === VERIFICATION_CODE_DIGITS ? digits : null;
};
const codeInputOf = ({ challenge }: SecondFactorContext, method: 'mobile' | 'email') => ({
  purpose: 'secondFactor' as const,
  challenge: { challengeId: challenge.challengeId, method },
});

const secondFactorSetup = setup({
  types: {
    context: {} as SecondFactorContext,
    input: {} as { challenge: SecondFactorChallenge },
    events: {} as SecondFactorEvent,
    output: {} as SecondFactorOutput,
    tags: {} as 'busy',
    children: {} as { mobileCode: 'smsCode'; emailCode: 'smsCode'; answer: 'answer' },
  },
  actors: { answer: port<AnswerOutcome, AnswerInput>('answer'), smsCode: smsCodeMachine },
  guards: {
    hasOneMethod: ({ context }) => context.challenge.methods.length === 1,
    isBlank: (_, answer: string) => answer.trim() === '',
    /** An empty or malformed answer would use up one of the five tries. */
    isNoCode: ({ context }, answer: string) => answerOf(context, answer) === null,
  },
  actions: {
    keepMethod: assign((_, method: SecondFactorMethod) => ({
      method,
      message: null,
      fieldError: null,
    })),
    keepOnlyMethod: assign(({ context }) => ({
      method: context.challenge.methods[0]?.method ?? null,
    })),
    /** When a method is chosen for the first time, its code is sent automatically. */
    askForFirstCode: enqueueActions(({ context: { method, asked }, enqueue }) => {
      if ((method !== 'mobile' && method !== 'email') || asked.includes(method)) return;
      enqueue.assign({ asked: [...asked, method] });
      enqueue.sendTo(`${method}Code`, { type: 'code.send', phone: null });
    }),
    keepAnswer: assign(({ context }, answer: string) => ({
      answer: answerOf(context, answer) ?? '',
      fieldError: null,
      message: null,
    })),
    forgetAnswer: assign({ answer: '' }),
    keepGrant: assign((_, grant: OfKind<AnswerOutcome, 'granted'>) => ({ grant })),
    askForCode: assign({ fieldError: { key: 'validation:verificationCode' } }),
    askForAnswer: assign({ fieldError: { key: 'validation:empty' } }),
    clearError: assign({ fieldError: null }),
    clearMessage: assign({ message: null, fieldError: null }),
    showLock: assign((_, { message }: SmsCodeOutput) => ({ message })),
    showRefusal: assign((_, { message }: Refused) => ({ fieldError: { text: message } })),
    showEnd: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({ guards: kindGuards('granted', 'locked') });
const { onFault, onOutcome, onOutput } = branchesOf(secondFactorSetup);

/**
 * The extra verification of a login from an unregistered IP (spec §4 Login): a code by mobile or
 * e-mail, the bank account name, or a Google code; or of a two-step login. The platform counts the
 * tries and locks after five; no session exists before it passes.
 */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    challenge: input.challenge,
    method: null,
    asked: [],
    answer: '',
    fieldError: null,
    message: null,
    grant: null,
  }),
  initial: 'start',
  on: { 'factor.cancel': '.cancelled' },
  invoke: [
    {
      id: 'mobileCode',
      src: 'smsCode',
      input: ({ context }) => codeInputOf(context, 'mobile'),
      onDone: onOutput('smsCode', {
        target: '.locked',
        actions: 'showLock',
      }),
    },
    {
      id: 'emailCode',
      src: 'smsCode',
      input: ({ context }) => codeInputOf(context, 'email'),
      onDone: onOutput('smsCode', {
        target: '.locked',
        actions: 'showLock',
      }),
    },
  ],
  states: {
    start: {
      always: [
        { guard: 'hasOneMethod', target: 'challenge', actions: 'keepOnlyMethod' },
        { target: 'choice' },
      ],
    },
    choice: {
      on: {
        'method.choose': {
          target: 'challenge',
          actions: { type: 'keepMethod', params: ({ event }) => event.method },
        },
      },
    },
    challenge: {
      entry: 'askForFirstCode',
      on: {
        'code.submit': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event.answer },
            actions: 'askForAnswer',
          },
          {
            guard: { type: 'isNoCode', params: ({ event }) => event.answer },
            actions: 'askForCode',
          },
          {
            target: 'answering',
            actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
          },
        ],
        'field.changed': { actions: 'clearError' },
        'method.back': [
          { guard: 'hasOneMethod', target: 'cancelled' },
          { target: 'choice', actions: 'clearMessage' },
        ],
      },
    },
    answering: {
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({
          challengeId: context.challenge.challengeId,
          method: context.method as SecondFactorMethod,
          answer: context.answer,
        }),
        onDone: onOutcome('answer', {
          granted: {
            target: 'passed',
            actions: 'keepGrant',
          },
          locked: {
            target: 'locked',
            actions: 'showEnd',
          },
          refused: {
            target: 'challenge',
            actions: 'showRefusal',
          },
        }),
        onError: onFault({ target: 'challenge', actions: 'showFault' }),
      },
    },
    passed: { type: 'final', output: ({ context }) => ({ kind: 'passed', grant: context.grant }) },
    locked: {
      type: 'final',
      output: ({ context }) => ({ kind: 'locked', message: context.message }),
    },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
  },
  output: ({ event }) => event.output as SecondFactorOutput,
});
export type SecondFactorRef = ActorRefFrom<typeof secondFactorMachine>;
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;
