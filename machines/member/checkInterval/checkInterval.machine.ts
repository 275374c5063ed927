import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { Interval, SaveOutcome } from './checkInterval.types';

/** Milliseconds between two readings: the jurisdiction may change while the page is open. */
export const CHECK_INTERVAL = 5_000;

const checkIntervalSetup = setup({
  types: {
    context: {} as { interval: Interval | null; minutes: number; message: Message | null },
    events: {} as { type: 'interval.reload' } | { type: 'interval.save'; minutes: number },
    tags: {} as 'busy',
    children: {} as { readInterval: 'readInterval'; saveInterval: 'saveInterval' },
  },
  actors: {
    readInterval: port<Interval, void>('readInterval'),
    /** Sent twice it has the effect of once. */
    saveInterval: port<SaveOutcome, { minutes: number }>('saveInterval'),
  },
  guards: {
    isOffered: ({ context: { interval } }, minutes: number) =>
      interval !== null && minutes >= interval.least && minutes <= interval.most,
  },
  actions: {
    keepInterval: assign((_, interval: Interval) => ({ interval })),
    keepMinutes: assign((_, minutes: number) => ({ minutes, message: null })),
    keepSaved: assign((_, { interval }: OfKind<SaveOutcome, 'saved'>) => ({ interval })),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifySaved: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'realityCheck:interval.saved' } }),
    ),
  },
  delays: { interval: CHECK_INTERVAL },
}).extend({ guards: kindGuards('saved', 'refused') });
const { onFault, onOutcome, onOutput } = branchesOf(checkIntervalSetup);

/** How often a member is asked while playing, within the bounds of the pack (issue 28). */
export const checkIntervalMachine = checkIntervalSetup.createMachine({
  id: 'checkInterval',
  context: { interval: null, minutes: 0, message: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readInterval',
        src: 'readInterval',
        onDone: onOutput('readInterval', { target: 'form', actions: 'keepInterval' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'interval.reload': { target: 'reading', actions: 'clearMessage' } } },
    form: {
      initial: 'idle',
      on: {
        'interval.save': {
          guard: { type: 'isOffered', params: ({ event }) => event.minutes },
          target: 'saving',
          actions: { type: 'keepMinutes', params: ({ event }) => event.minutes },
        },
      },
      states: {
        idle: { after: { interval: 'rereading' } },
        rereading: {
          tags: 'busy',
          invoke: {
            id: 'readInterval',
            src: 'readInterval',
            onDone: onOutput('readInterval', { target: 'idle', actions: 'keepInterval' }),
            // What is shown stays; it is read again after the next interval.
            onError: 'idle',
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveInterval',
        src: 'saveInterval',
        input: ({ context }) => ({ minutes: context.minutes }),
        onDone: onOutcome('saveInterval', {
          saved: { target: 'form', actions: ['keepSaved', 'notifySaved'] },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'form', actions: 'showFault' }),
      },
    },
  },
});
export type CheckIntervalRef = ActorRefFrom<typeof checkIntervalMachine>;
export type CheckIntervalSnapshot = SnapshotFrom<typeof checkIntervalMachine>;
