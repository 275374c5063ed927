import { defineCases } from '@croupier/paths';
import { machine } from './7guis-timer.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    duration: [
      { name: 'shorter', value: 1 },
      { name: 'longer', value: 4 },
    ],
    reset: [{ name: 'pressed' }],
  },
});
