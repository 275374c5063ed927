import { defineCases } from '../../shared/cases';
import { helpMachine } from './help.machine';

const value = [
  {
    id: 't1',
    title: 'Account',
    articles: [{ term: 'forgot-password', title: 'Forgot password', content: '<p>Words</p>' }],
  },
];

export const cases = defineCases(helpMachine, {
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
