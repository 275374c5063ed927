import { defineCases } from '@croupier/paths';
import { machine } from './fetch.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: { fetch: [{ name: 'asked' }] },
  actors: {
    load: {
      done: [{ name: 'data', output: 'data' }],
      error: [{ name: 'offline', error: new Error('offline') }],
    },
  },
});
