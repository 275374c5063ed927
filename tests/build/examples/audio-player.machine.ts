import { createMachine } from 'xstate';

/** Deep history: what plays goes on after an interruption. */
export const machine = createMachine({
  id: 'player',
  initial: 'on',
  states: {
    on: {
      initial: 'stopped',
      states: {
        stopped: { on: { play: 'playing' } },
        playing: {
          initial: 'normal',
          on: { stop: 'stopped' },
          states: { normal: { on: { faster: 'double' } }, double: { on: { slower: 'normal' } } },
        },
        asBefore: { type: 'history', history: 'deep' },
      },
      on: { call: 'interrupted' },
    },
    interrupted: { on: { 'call.end': 'on.asBefore' } },
  },
});
