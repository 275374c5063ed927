import { defineCases } from '@croupier/paths';
import { machine } from './7guis-flight-booker.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'way.change': [{ name: 'chosen' }],
    'departs.change': [{ name: 'June', value: '2026-06-02' }],
    'returns.change': [
      { name: 'May', value: '2026-05-01' },
      { name: 'July', value: '2026-07-01' },
    ],
    book: [{ name: 'pressed' }],
  },
  actors: {
    book: {
      done: [{ name: 'number', output: 'PDK-1' }],
      error: [{ name: 'offline', error: new Error('offline') }],
    },
  },
});
