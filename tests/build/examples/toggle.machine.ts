import { createMachine } from 'xstate';

/** Two states and one event. */
export const machine = createMachine({
  id: 'toggle',
  initial: 'inactive',
  states: { inactive: { on: { toggle: 'active' } }, active: { on: { toggle: 'inactive' } } },
});
