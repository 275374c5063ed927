import { gameCase } from '../../shared/gameCase';
import { defineCases } from '../../shared/cases';
import { hotGamesMachine } from './hotGames.machine';

const value = [gameCase('1', { isHot: true })];

export const cases = defineCases(hotGamesMachine, {
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
