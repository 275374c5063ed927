import { defineCases } from '@croupier/paths';
import { machine } from './tic-tac-toe.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    play: [
      { name: 'left', at: 0 },
      { name: 'middle', at: 1 },
      { name: 'right', at: 2 },
    ],
    reset: [{ name: 'pressed' }],
  },
  exceptions: {
    'board.playing||0': 'three of one kind in one row: the other player always has a square of it',
  },
});
