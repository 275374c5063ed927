import { defineCases } from '@croupier/paths';
import { machine } from './7guis-temperature.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    celsius: [
      { name: 'boiling', value: '100' },
      { name: 'emptied', value: '' },
    ],
    fahrenheit: [
      { name: 'freezing', value: '32' },
      { name: 'no number', value: 'x' },
    ],
  },
});
