import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
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
  file: import.meta.url,
  ...loaderCases(value),
});
