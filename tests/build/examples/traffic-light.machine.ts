import { createMachine } from 'xstate';

/** Three timers, and a walk signal inside one of the states. */
export const machine = createMachine({
  id: 'light',
  initial: 'green',
  states: {
    green: { after: { 5_000: 'yellow' } },
    yellow: { after: { 1_000: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 2_000: 'wait' } },
        wait: { after: { 1_000: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
  },
});
