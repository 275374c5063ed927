import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { readFactorCode } from '../../../contract/factorCodes';
import { faultMessage, isSessionFault, type Message } from '../../shared/message';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  AskOutcome,
  OpenOutcome,
  ProveOutcome,
  StepUp,
  StepUpInput,
  StepUpMethod,
  StepUpOutput,
  StepUpProof,
  StepUpRequest,
} from './stepUp.types';

type Context = StepUpInput & {
  /** Null until the platform has said what it asks for. */
  stepUp: StepUp | null;
  /** Kept only until its request has ended. */
  proof: StepUpProof | null;
  fieldError: Message | null;
  message: Message | null;
};
const stepUpSetup = setup({
  types: {
    context: {} as Context,
    input: {} as StepUpInput,
    events: {} as
      | { type: 'opening.retry' }
      | { type: 'passkey.ask' }
      | { type: 'passkey.cancel' }
      | { type: 'method.change' }
      | { type: 'code.submit'; code: string }
      | { type: 'password.submit'; password: string }
      | { type: 'field.changed' }
      | { type: 'stepUp.cancel' },
    output: {} as StepUpOutput,
    tags: {} as 'busy',
    children: {} as { open: 'open'; ask: 'ask'; prove: 'prove' },
  },
  actors: {
    open: port<OpenOutcome, StepUpInput>('open'),
    /** Opens the device's own dialog. */
    ask: port<AskOutcome, { request: StepUpRequest }>('ask'),
    prove: port<ProveOutcome, StepUpInput & { proof: StepUpProof }>('prove'),
  },
  guards: {
    isOffered: ({ context }, method: StepUpMethod) =>
      context.stepUp?.methods.includes(method) ?? false,
    isForPasskey: guardWithin<OpenOutcome, 'opened'>(
      'opened',
      ({ stepUp }) => stepUp.methods[0] === 'passkey',
    ),
    isForApp: guardWithin<OpenOutcome, 'opened'>(
      'opened',
      ({ stepUp }) => stepUp.methods[0] === 'authenticator',
    ),
    isBy: ({ context }, kind: StepUpMethod) => context.proof?.kind === kind,
    /** A malformed code would use up a try. */
    isNoCode: (_, code: string) => readFactorCode(code) === null,
    isEmpty: (_, password: string) => password === '',
    isSessionLost: (_, error: unknown) => isSessionFault(error),
  },
  actions: {
    keepStepUp: assign((_, { stepUp }: OfKind<OpenOutcome, 'opened'>) => ({ stepUp })),
    keepAnswer: assign((_, { answer }: OfKind<AskOutcome, 'chosen'>) => ({
      proof: { kind: 'passkey' as const, answer },
    })),
    keepCode: assign((_, code: string) => ({
      proof: { kind: 'authenticator' as const, code: readFactorCode(code)?.code ?? '' },
    })),
    keepPassword: assign((_, password: string) => ({
      proof: { kind: 'paymentPassword' as const, password },
    })),
    forgetProof: assign({ proof: null }),
    askForCode: assign({ fieldError: { key: 'validation:verificationCode' } }),
    askForPassword: assign({ fieldError: { key: 'validation:empty' } }),
    showWrong: assign((_, { message }: Refused) => ({ fieldError: { text: message } })),
    showNotChosen: assign((_, { message }: OfKind<AskOutcome, 'notChosen'>) => ({ message })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearError: assign({ fieldError: null }),
    clearMessages: assign({ fieldError: null, message: null }),
  },
}).extend({ guards: kindGuards('opened', 'chosen', 'proved', 'refused') });
const { onFault, onOutcome } = branchesOf(stepUpSetup);

/** The other way to prove it, where there is one. */
const otherWay = <TMethod extends StepUpMethod>(method: TMethod) =>
  ({
    guard: { type: 'isOffered', params: method },
    target: method,
    actions: 'clearMessages',
  }) as const;
const isBy = (kind: StepUpMethod) => ({ type: 'isBy' as const, params: kind });

/**
 * Asks a member to prove who they are before money leaves or an account for it is added
 * (docs/decisions/0091). What they typed stays where it is.
 */
export const stepUpMachine = stepUpSetup.createMachine({
  id: 'stepUp',
  context: ({ input }) => ({
    ...input,
    stepUp: null,
    proof: null,
    fieldError: null,
    message: null,
  }),
  initial: 'opening',
  on: { 'stepUp.cancel': '.cancelled' },
  states: {
    /** A refusal of the last proof stays visible. */
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ id: context.id }),
        onDone: onOutcome('open', {
          opened: [
            { guard: 'isForPasskey', target: 'passkey', actions: 'keepStepUp' },
            { guard: 'isForApp', target: 'authenticator', actions: 'keepStepUp' },
            { target: 'paymentPassword', actions: 'keepStepUp' },
          ],
          refused: { target: 'gone', actions: 'showRefusal' },
        }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { target: 'failed', actions: 'showFault' },
        ]),
      },
    },
    failed: { on: { 'opening.retry': { target: 'opening', actions: 'clearMessages' } } },
    /** It can only be closed: what was done before it is done again. */
    gone: {},
    passkey: {
      on: {
        'passkey.ask': { target: 'asking', actions: 'clearMessages' },
        'method.change': otherWay('authenticator'),
      },
    },
    asking: {
      tags: 'busy',
      on: { 'passkey.cancel': 'passkey' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ request: context.stepUp?.passkey as StepUpRequest }),
        onDone: onOutcome('ask', {
          chosen: { target: 'proving', actions: 'keepAnswer' },
          notChosen: { target: 'passkey', actions: 'showNotChosen' },
        }),
        onError: onFault({ target: 'passkey', actions: 'showFault' }),
      },
    },
    authenticator: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isNoCode', params: ({ event }) => event.code },
            actions: ['clearMessages', 'askForCode'],
          },
          {
            target: 'proving',
            actions: ['clearMessages', { type: 'keepCode', params: ({ event }) => event.code }],
          },
        ],
        'field.changed': { actions: 'clearError' },
        'method.change': otherWay('passkey'),
      },
    },
    paymentPassword: {
      on: {
        'password.submit': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.password },
            actions: ['clearMessages', 'askForPassword'],
          },
          {
            target: 'proving',
            actions: [
              'clearMessages',
              { type: 'keepPassword', params: ({ event }) => event.password },
            ],
          },
        ],
        'field.changed': { actions: 'clearError' },
      },
    },
    proving: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({ id: context.id, proof: context.proof as StepUpProof }),
        onDone: onOutcome('prove', {
          proved: { target: 'succeeded' },
          // The device's answer is spent, or the ways have changed.
          refused: { target: 'opening', actions: 'showRefusal' },
          wrong: [
            { guard: isBy('authenticator'), target: 'authenticator', actions: 'showWrong' },
            { target: 'paymentPassword', actions: 'showWrong' },
          ],
        }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { guard: isBy('authenticator'), target: 'authenticator', actions: 'showFault' },
          { guard: isBy('paymentPassword'), target: 'paymentPassword', actions: 'showFault' },
          { target: 'opening', actions: 'showFault' },
        ]),
      },
    },
    succeeded: { type: 'final', output: { kind: 'succeeded' } },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    expired: { type: 'final', output: { kind: 'expired' } },
  },
  output: ({ event }) => event.output as StepUpOutput,
});
export type StepUpRef = ActorRefFrom<typeof stepUpMachine>;
export type StepUpSnapshot = SnapshotFrom<typeof stepUpMachine>;
