import { assign, setup } from 'xstate';

/** A duration that is dragged while time runs in ticks. */
export const machine = setup({
  types: {
    context: {} as { elapsed: number; duration: number },
    events: {} as { type: 'duration'; value: number } | { type: 'reset' },
  },
  guards: { isOver: ({ context }) => context.elapsed >= context.duration },
}).createMachine({
  id: 'timer',
  context: { elapsed: 0, duration: 3 },
  initial: 'running',
  on: {
    duration: { actions: assign({ duration: ({ event }) => event.value }), target: '.running' },
    reset: { actions: assign({ elapsed: 0 }), target: '.running' },
  },
  states: {
    running: {
      always: { guard: 'isOver', target: 'over' },
      after: {
        100: {
          target: 'running',
          reenter: true,
          actions: assign({ elapsed: ({ context }) => context.elapsed + 1 }),
        },
      },
    },
    over: {},
  },
});
