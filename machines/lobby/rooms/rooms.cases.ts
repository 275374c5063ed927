import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { roomsMachine } from './rooms.machine';

const value = [
  {
    id: 'r1',
    name: 'Shan Koe Mee 1',
    seats: 8,
    seated: 3,
    minimumBet: '1.00',
    currencySymbol: 'K',
    game: gameCase('1', { category: 'PVP' }),
  },
];

export const cases = defineCases(roomsMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
