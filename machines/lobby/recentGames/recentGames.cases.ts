import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { recentGamesMachine } from './recentGames.machine';

const value = [gameCase('1'), gameCase('2')];

export const cases = defineCases(recentGamesMachine, {
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
