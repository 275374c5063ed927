import { defineCases } from '@croupier/paths';
import { machine } from './drag-and-drop.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'pointer.down': [{ name: 'at 1', x: 1 }],
    'pointer.move': [{ name: 'to 3', x: 3 }],
    'pointer.up': [{ name: 'here' }],
    escape: [{ name: 'pressed' }],
  },
  constraint: ({ x }) => x < 4,
});
