import { assign, fromCallback, setup } from 'xstate';

/** Ticks of an actor while it runs. */
export const machine = setup({
  types: {
    context: {} as { ticks: number },
    events: {} as { type: 'start' } | { type: 'stop' } | { type: 'reset' } | { type: 'tick' },
  },
  actors: { clock: fromCallback(() => undefined) },
}).createMachine({
  id: 'stopwatch',
  context: { ticks: 0 },
  initial: 'stopped',
  states: {
    stopped: { on: { start: 'running', reset: { actions: assign({ ticks: 0 }) } } },
    running: {
      invoke: { id: 'clock', src: 'clock' },
      on: {
        tick: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
        stop: 'stopped',
      },
    },
  },
});
