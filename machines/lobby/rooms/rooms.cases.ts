import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
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
