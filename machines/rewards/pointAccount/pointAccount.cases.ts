import { defineCases } from '../../shared/cases';
import { pointAccountMachine } from './pointAccount.machine';

export const cases = defineCases(pointAccountMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [{ name: 'after redeeming', value: { kind: 'member', points: 200 } }],
  },
  actors: {
    load: {
      done: [
        { name: 'points', output: { kind: 'member', points: 2_000 } },
        { name: 'guest', output: { kind: 'guest' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
