import { defineCases } from '../../shared/cases';
import { gameCase } from '../../shared/gameCase';
import { lobbyMachine } from './lobby.machine';

export const cases = defineCases(lobbyMachine, {
  file: import.meta.url,
  events: {
    'category.choose': [{ name: 'slots', category: 'RNG' }],
    'section.retry': [
      { name: 'slots', section: 'RNG' },
      { name: 'live casino', section: 'LIVE' },
    ],
    'data.reload': [{ name: 'other words' }],
  },
  actors: {
    loadSection: {
      done: [{ name: 'games', output: [gameCase('1')] }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
