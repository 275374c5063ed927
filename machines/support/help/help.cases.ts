import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { helpMachine } from './help.machine';

const value = [
  {
    id: 't1',
    title: 'Account',
    articles: [{ term: 'forgot-password', title: 'Forgot password', content: '<p>Words</p>' }],
  },
];

export const cases = defineCases(helpMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
