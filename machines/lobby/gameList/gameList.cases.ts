import { defineCases } from '../../shared/cases';
import { gameCase } from '../../shared/gameCase';
import { gameListMachine } from './gameList.machine';
import type { GameQuery } from './gameList.types';

const slots: GameQuery = {
  category: 'RNG',
  vendor: '',
  search: '',
  isSmallBet: false,
  isManyLines: false,
  sort: 'popular',
};
const first = { items: [gameCase('1'), gameCase('2')], totalPages: 2, total: 3 };
const none = { items: [], totalPages: 0, total: 0 };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(gameListMachine, {
  file: import.meta.url,
  inputs: {
    top: { query: slots, from: 0 },
    'coming back': { query: { ...slots, vendor: 'JL' }, from: 70 },
  },
  events: {
    'query.changed': [{ name: 'a word', query: { ...slots, search: 'gold' } }],
    'list.more': [{ name: 'near the end' }],
    'data.reload': [{ name: 'again' }],
  },
  actors: {
    loadPage: {
      done: [
        { name: 'some', output: first },
        { name: 'none', output: none },
      ],
      error: offline,
    },
    addPage: {
      done: [
        { name: 'the last', output: { items: [gameCase('3')], totalPages: 2, total: 3 } },
        { name: 'none', output: none },
      ],
      error: offline,
    },
  },
  constraint: ({ items }) => items.length <= 3,
});
