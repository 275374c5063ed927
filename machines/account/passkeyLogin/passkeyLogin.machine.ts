import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { PASSKEY_CHALLENGE_MINUTES } from '../../../contract/passkeys';
import type { Grant } from '../../shared/grant';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  AskOutcome,
  AutofillOutcome,
  PasskeyAnswer,
  PasskeyLoginInput,
  PasskeyRequest,
  PasskeySignInInput,
  PasskeySignInOutcome,
  PasskeyRequestOutcome,
} from './passkeyLogin.types';

const passkeyLoginSetup = setup({
  types: {
    context: {} as PasskeyLoginInput & {
      /** Null before the platform has made one. */
      request: PasskeyRequest | null;
      /** What the device signed. Kept only until its request has ended. */
      answer: PasskeyAnswer | null;
      grant: Grant | null;
      message: Message | null;
    },
    input: {} as PasskeyLoginInput,
    output: {} as Grant,
    events: {} as { type: 'passkey.ask' } | { type: 'passkey.cancel' },
    tags: {} as 'busy',
    children: {} as {
      prepare: 'readRequest';
      readRequest: 'readRequest';
      autofill: 'autofill';
      ask: 'ask';
      signIn: 'signIn';
    },
  },
  actors: {
    readRequest: port<PasskeyRequestOutcome, void>('readRequest'),
    /** Offers the passkeys of the device beside the field of the username. */
    autofill: port<AutofillOutcome, { request: PasskeyRequest }>('autofill'),
    /** Opens the device's own dialog. */
    ask: port<AskOutcome, { request: PasskeyRequest }>('ask'),
    signIn: port<PasskeySignInOutcome, PasskeySignInInput>('signIn'),
  },
  guards: { isOfAgents: ({ context }) => context.side === 'agent' },
  actions: {
    keepRequest: assign((_, { request }: OfKind<PasskeyRequestOutcome, 'asked'>) => ({ request })),
    keepAnswer: assign((_, { answer }: OfKind<AskOutcome, 'chosen'>) => ({
      answer,
      message: null,
    })),
    forgetAnswer: assign({ answer: null, request: null }),
    keepGrant: assign((_, grant: Grant) => ({ grant })),
    showNotChosen: assign((_, { message }: OfKind<AskOutcome, 'notChosen'>) => ({ message })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearMessage: assign({ message: null }),
  },
  delays: {
    /** Sooner than the challenge ends, so that a person has a minute to answer it. */
    renewal: (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000,
  },
}).extend({ guards: kindGuards('asked', 'chosen', 'granted') });
const { onFault, onOutcome } = branchesOf(passkeyLoginSetup);

/**
 * The login by a passkey (docs/decisions/0068): offered beside the field of the username while the
 * form waits, and asked for by a button. Leaving it closes what the device shows.
 */
export const passkeyLoginMachine = passkeyLoginSetup.createMachine({
  id: 'passkeyLogin',
  context: ({ input }) => ({
    ...input,
    request: null,
    answer: null,
    grant: null,
    message: null,
  }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'isOfAgents', target: 'absent' }, { target: 'preparing' }] },
    absent: {},
    /** Nobody has asked yet, so nobody is told when it fails. */
    preparing: {
      tags: 'busy',
      on: { 'passkey.ask': { target: 'reading', actions: 'clearMessage' } },
      invoke: {
        id: 'prepare',
        src: 'readRequest',
        onDone: onOutcome('readRequest', {
          asked: { target: 'offering', actions: 'keepRequest' },
          refused: { target: 'unprepared' },
        }),
        onError: 'unprepared',
      },
    },
    unprepared: { on: { 'passkey.ask': { target: 'reading', actions: 'clearMessage' } } },
    offering: {
      tags: 'busy',
      on: { 'passkey.ask': { target: 'asking', actions: 'clearMessage' } },
      after: { renewal: 'preparing' },
      invoke: {
        id: 'autofill',
        src: 'autofill',
        input: ({ context }) => ({ request: context.request as PasskeyRequest }),
        onDone: onOutcome('autofill', {
          chosen: { target: 'signingIn', actions: 'keepAnswer' },
          unavailable: { target: 'ready' },
        }),
        onError: 'ready',
      },
    },
    ready: {
      on: { 'passkey.ask': { target: 'asking', actions: 'clearMessage' } },
      after: { renewal: 'unprepared' },
    },
    reading: {
      tags: 'busy',
      on: { 'passkey.cancel': 'unprepared' },
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        onDone: onOutcome('readRequest', {
          asked: { target: 'asking', actions: 'keepRequest' },
          refused: { target: 'unprepared', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'unprepared', actions: 'showFault' }),
      },
    },
    asking: {
      tags: 'busy',
      on: { 'passkey.cancel': 'preparing' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ request: context.request as PasskeyRequest }),
        onDone: onOutcome('ask', {
          chosen: { target: 'signingIn', actions: 'keepAnswer' },
          notChosen: { target: 'preparing', actions: 'showNotChosen' },
        }),
        onError: onFault({ target: 'preparing', actions: 'showFault' }),
      },
    },
    signingIn: {
      tags: 'busy',
      exit: 'forgetAnswer',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          side: context.side,
          answer: context.answer as PasskeyAnswer,
        }),
        onDone: onOutcome('signIn', {
          granted: { target: 'granted', actions: 'keepGrant' },
          refused: { target: 'preparing', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'preparing', actions: 'showFault' }),
      },
    },
    granted: { type: 'final' },
  },
  output: ({ context }) => context.grant as Grant,
});
export type PasskeyLoginRef = ActorRefFrom<typeof passkeyLoginMachine>;
export type PasskeyLoginSnapshot = SnapshotFrom<typeof passkeyLoginMachine>;
