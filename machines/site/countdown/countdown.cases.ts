import { defineCases } from '../../shared/cases';
import { countdownMachine } from './countdown.machine';

export const cases = defineCases(countdownMachine, {
  file: import.meta.url,
  inputs: {
    'a minute to go': { now: 0, deadline: 60_000 },
    'over already': { now: 60_000, deadline: 0 },
  },
  events: {
    'clock.ticked': [
      { name: 'before the deadline', now: 15_000 },
      { name: 'at the deadline', now: 60_000 },
    ],
  },
});
