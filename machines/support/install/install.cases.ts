import { defineCases } from '../../shared/cases';
import { installMachine } from './install.machine';

export const cases = defineCases(installMachine, {
  file: import.meta.url,
  events: {
    'install.offered': [{ name: 'by the browser' }],
    'install.start': [{ name: 'click' }],
  },
  actors: {
    askPerson: {
      done: [
        { name: 'accepted', output: { kind: 'accepted' } },
        { name: 'dismissed', output: { kind: 'dismissed' } },
      ],
      error: [{ name: 'no longer offered', error: { kind: 'unknown' } }],
    },
  },
});
