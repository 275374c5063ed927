import { assign, fromPromise, setup } from 'xstate';

/** A request that is tried again, and given up. */
export const machine = setup({
  types: {
    context: {} as { tries: number; data: string | null },
    events: {} as { type: 'fetch' },
  },
  actors: { load: fromPromise<string>(() => Promise.resolve('')) },
  guards: { mayTryAgain: ({ context }) => context.tries < 3 },
}).createMachine({
  id: 'fetch',
  context: { tries: 0, data: null },
  initial: 'idle',
  states: {
    idle: { on: { fetch: 'loading' } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'success', actions: assign({ data: ({ event }) => event.output }) },
        onError: [{ guard: 'mayTryAgain', target: 'waiting' }, { target: 'failure' }],
      },
    },
    waiting: { after: { 1_000: 'loading' } },
    success: { type: 'final' },
    failure: { on: { fetch: { target: 'loading', actions: assign({ tries: 0 }) } } },
  },
});
