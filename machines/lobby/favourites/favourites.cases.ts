import { defineCases } from '../../shared/cases';
import { gameCase } from '../../shared/gameCase';
import { favouritesMachine } from './favourites.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(favouritesMachine, {
  file: import.meta.url,
  events: {
    'favourite.toggle': [
      { name: 'one', game: gameCase('1') },
      { name: 'another', game: gameCase('2') },
    ],
    'favourites.received': [{ name: 'from another tab', games: [gameCase('1')] }],
    'data.reload': [{ name: 'again' }],
  },
  actors: {
    loadFavourites: {
      done: [
        { name: 'none', output: [] },
        { name: 'one', output: [gameCase('1')] },
      ],
      error: offline,
    },
    saveFavourite: {
      done: [
        { name: 'saved', output: { kind: 'saved' } },
        { name: 'refused', output: { kind: 'refused', message: 'Too many' } },
      ],
      error: offline,
    },
  },
  constraint: ({ toggles }) => toggles.length <= 3,
});
