import { assign, setup } from 'xstate';

/** Each of two fields follows the other. */
export const machine = setup({
  types: {
    context: {} as { celsius: string; fahrenheit: string },
    events: {} as { type: 'celsius' | 'fahrenheit'; value: string },
  },
}).createMachine({
  id: 'temperature',
  context: { celsius: '', fahrenheit: '' },
  on: {
    celsius: {
      actions: assign(({ event }) => ({
        celsius: event.value,
        fahrenheit: event.value === '' ? '' : String((Number(event.value) * 9) / 5 + 32),
      })),
    },
    fahrenheit: {
      actions: assign(({ event }) => ({
        fahrenheit: event.value,
        celsius: event.value === '' ? '' : String(((Number(event.value) - 32) * 5) / 9),
      })),
    },
  },
});
