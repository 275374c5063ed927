import { defineCases } from '@croupier/paths';
import { machine } from './friends-list.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'friend.add': [{ name: 'pressed' }],
    'friend.edit': [
      { name: 'first', index: 0 },
      { name: 'second', index: 1 },
    ],
  },
});
