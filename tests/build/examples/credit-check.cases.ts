import { defineCases } from '@croupier/paths';
import { machine } from './credit-check.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: { apply: [{ name: 'sent' }] },
  actors: Object.fromEntries(
    ['first', 'second'].map((bureau) => [
      bureau,
      {
        done: [
          { name: 'good', output: { score: 700 } },
          { name: 'poor', output: { score: 300 } },
        ],
        error: [{ name: 'closed', error: new Error('closed') }],
      },
    ]),
  ),
});
