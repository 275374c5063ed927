import { assign, setup } from 'xstate';
import { faultMessage, type Message } from './message';
import { branchesOf, kindGuards, type OfKind, type Refused } from './outcome';
import type {
  PauseDesk,
  PauseInput,
  PauseOutput,
  PlayBlock,
  Started,
  StartOutcome,
} from './pause.types';
import { port } from './port';

/**
 * The machine of a break and of a self-exclusion: a length, a question, and its start. It ends when
 * one was started, and nothing here can end what runs. Where the length is given, there is only the
 * question, and it ends when that is cancelled. `closedBy`: while one of these runs, it starts
 * nothing.
 */
export const makePause = (id: string, closedBy: readonly PlayBlock['kind'][]) => {
  const pause = setup({
    types: {
      context: {} as PauseInput & {
        desk: PauseDesk | null;
        /** The index of the length that is chosen. */
        choice: number;
        fieldError: Message | null;
        message: Message | null;
        /** What was started. */
        started: Started | null;
      },
      input: {} as PauseInput,
      output: {} as PauseOutput,
      events: {} as
        | { type: 'pause.reload' }
        | { type: 'length.choose'; choice: number }
        | { type: 'pause.ask' }
        | { type: 'pause.confirm'; typed: string }
        | { type: 'pause.cancel' },
      tags: {} as 'busy',
      children: {} as { readPause: 'readPause'; startPause: 'startPause' },
    },
    actors: {
      readPause: port<PauseDesk, void>('readPause'),
      /** The same start after a lost answer goes out under the same key. */
      startPause: port<StartOutcome, { length: number | null }>('startPause'),
    },
    guards: {
      isLengthGiven: ({ context }) => context.length !== null,
      isClosed: (_, { block }: PauseDesk) => block !== null && closedBy.includes(block.kind),
      isOffered: ({ context }, choice: number) => choice in (context.desk?.lengths ?? []),
      isUntyped: ({ context: { account } }, typed: string) =>
        account !== null && typed.trim() !== account,
    },
    actions: {
      keepDesk: assign((_, desk: PauseDesk) => ({ desk, message: null })),
      keepChoice: assign((_, choice: number) => ({ choice, message: null })),
      keepStarted: assign((_, { block, signedOut }: OfKind<StartOutcome, 'started'>) => ({
        started: { block, signedOut },
      })),
      clearErrors: assign({ fieldError: null, message: null }),
      showUntyped: assign({ fieldError: { key: 'limits:pause.untyped' } }),
      showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    },
  }).extend({ guards: kindGuards('started', 'refused') });
  const { onFault, onOutcome, onOutput } = branchesOf(pause);
  return pause.createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      desk:
        input.length === null ? null : { block: null, lengths: [input.length], signsOut: false },
      choice: 0,
      fieldError: null,
      message: null,
      started: null,
    }),
    initial: 'entry',
    output: ({ context: { started } }) =>
      started ? { kind: 'started', ...started } : { kind: 'cancelled' },
    states: {
      entry: { always: [{ guard: 'isLengthGiven', target: 'question' }, { target: 'reading' }] },
      reading: {
        tags: 'busy',
        invoke: {
          id: 'readPause',
          src: 'readPause',
          onDone: onOutput('readPause', [
            { guard: 'isClosed', target: 'active', actions: 'keepDesk' },
            { target: 'form', actions: 'keepDesk' },
          ]),
          onError: onFault({ target: 'failed', actions: 'showFault' }),
        },
      },
      failed: { on: { 'pause.reload': { target: 'reading', actions: 'clearErrors' } } },
      form: {
        on: {
          'length.choose': {
            guard: { type: 'isOffered', params: ({ event }) => event.choice },
            actions: { type: 'keepChoice', params: ({ event }) => event.choice },
          },
          'pause.ask': { target: 'question', actions: 'clearErrors' },
        },
      },
      question: {
        on: {
          'pause.confirm': [
            {
              guard: { type: 'isUntyped', params: ({ event }) => event.typed },
              actions: 'showUntyped',
            },
            { target: 'starting', actions: 'clearErrors' },
          ],
          'pause.cancel': [
            { guard: 'isLengthGiven', target: 'cancelled' },
            { target: 'form', actions: 'clearErrors' },
          ],
        },
      },
      starting: {
        tags: 'busy',
        invoke: {
          id: 'startPause',
          src: 'startPause',
          input: ({ context: { desk, choice } }) => ({ length: desk?.lengths[choice] ?? null }),
          onDone: onOutcome('startPause', {
            started: { target: 'over', actions: 'keepStarted' },
            refused: [
              { guard: 'isLengthGiven', target: 'question', actions: 'showRefusal' },
              { target: 'form', actions: 'showRefusal' },
            ],
          }),
          // The question stays: the same start is sent again, and counts once.
          onError: onFault({ target: 'question', actions: 'showFault' }),
        },
      },
      /** It runs. Nothing here ends it. */
      active: {},
      over: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
};
