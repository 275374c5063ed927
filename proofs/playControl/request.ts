import { fromPromise, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';

/** What a browser can ask of the platform. */
const ASKED = ['deposit', 'bet', 'bonus', 'withdrawal', 'registration'] as const;
export type Asked = (typeof ASKED)[number];

/**
 * One request of a browser, of a tab that was left open, or of somebody who writes requests
 * themselves: nothing is asked before it goes out, and after a lost answer it goes out again.
 */
export const request = setup({
  types: {
    context: {} as { what: Asked },
    input: {} as { what: Asked },
    events: {} as { type: 'request.repeat' } | { type: 'request.leave' },
    tags: {} as 'busy',
    children: {} as { send: 'send' },
  },
  actors: {
    send: fromPromise<'accepted' | 'refused', Asked>(() => Promise.reject(new Error('no port'))),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => input,
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.what,
        onDone: 'over',
        onError: 'lost',
      },
    },
    lost: { on: { 'request.repeat': 'sending', 'request.leave': 'over' } },
    over: { type: 'final' },
  },
});
export const requestCases = defineCases(request, {
  file: import.meta.url,
  inputs: Object.fromEntries(ASKED.map((what) => [`a ${what}`, { what }])),
  events: {
    'request.repeat': [{ name: 'click' }],
    'request.leave': [{ name: 'click' }],
  },
  actors: {
    send: {
      done: [
        { name: 'accepted', output: 'accepted' },
        { name: 'refused', output: 'refused' },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
