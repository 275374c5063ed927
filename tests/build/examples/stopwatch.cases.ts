import { defineCases } from '@croupier/paths';
import { machine } from './stopwatch.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    start: [{ name: 'pressed' }],
    stop: [{ name: 'pressed' }],
    reset: [{ name: 'pressed' }],
    tick: [{ name: 'second' }],
  },
  constraint: ({ ticks }) => ticks < 3,
});
