import { defineCases } from '../../shared/cases';
import { balanceMachine } from './balance.machine';

export const cases = defineCases(balanceMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [
      { name: 'from elsewhere', value: { balance: '1.00', currencySymbol: 'K', asOf: 1 } },
    ],
  },
  actors: {
    load: {
      done: [{ name: 'an amount', output: { balance: '12345.67', currencySymbol: 'K', asOf: 0 } }],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'busy', error: { kind: 'busy', retryAfter: 5 } },
      ],
    },
  },
});
