import { assign, setup } from 'xstate';

/** Down, move, up, and Escape on the way. */
export const machine = setup({
  types: {
    context: {} as { x: number; from: number; dx: number },
    events: {} as
      | { type: 'pointer.down' | 'pointer.move'; x: number }
      | { type: 'pointer.up' }
      | { type: 'escape' },
  },
}).createMachine({
  id: 'drag',
  context: { x: 0, from: 0, dx: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'pointer.down': {
          target: 'dragging',
          actions: assign({ from: ({ event }) => event.x }),
        },
      },
    },
    dragging: {
      on: {
        'pointer.move': {
          actions: assign({ dx: ({ context, event }) => event.x - context.from }),
        },
        'pointer.up': {
          target: 'idle',
          actions: assign({ x: ({ context }) => context.x + context.dx, dx: 0, from: 0 }),
        },
        escape: { target: 'idle', actions: assign({ dx: 0, from: 0 }) },
      },
    },
  },
});
