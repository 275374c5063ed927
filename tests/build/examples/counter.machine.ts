import { assign, setup } from 'xstate';

/** A count without end: the cases bound it. */
export const machine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'increment' } | { type: 'decrement' },
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    increment: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    decrement: { actions: assign({ count: ({ context }) => context.count - 1 }) },
  },
});
