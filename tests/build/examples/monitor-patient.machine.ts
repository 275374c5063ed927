import { assign, setup } from 'xstate';

/** Wildcard and reentering events of sensors, until sign-off. */
export const machine = setup({
  types: {
    context: {} as { alarms: number },
    events: {} as
      | { type: 'sensor.pulse' }
      | { type: 'sensor.breath' }
      | { type: 'nurse.come' }
      | { type: 'discharge' },
  },
}).createMachine({
  id: 'monitor',
  context: { alarms: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'sensor.*': {
          target: 'alarm',
          actions: assign({ alarms: ({ context }) => context.alarms + 1 }),
        },
        discharge: 'gone',
      },
    },
    alarm: {
      after: { 30_000: 'escalated' },
      on: { 'sensor.breath': { target: 'alarm', reenter: true }, 'nurse.come': 'quiet' },
    },
    escalated: { on: { 'nurse.come': 'quiet' } },
    gone: { type: 'final' },
  },
});
