import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { winnersMachine } from './winners.machine';

const value = [
  {
    id: 'w1',
    rank: 1,
    customerName: 'th***i',
    amount: '1200.00',
    currencySymbol: 'K',
    game: gameCase('1'),
  },
];

export const cases = defineCases(winnersMachine, {
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [{ name: 'from elsewhere', value }],
  },
  actors: {
    load: {
      done: [{ name: 'some', output: value }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
