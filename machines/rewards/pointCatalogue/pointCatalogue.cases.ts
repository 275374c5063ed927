import { defineCases } from '../../shared/cases';
import { pointCatalogueMachine } from './pointCatalogue.machine';

const catalogue = {
  rewards: [],
  rules: { exchangeRatio: '5.00', currencySymbol: 'K', minimum: 100, rules: '' },
};

export const cases = defineCases(pointCatalogueMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [{ name: 'from elsewhere', value: catalogue }],
  },
  actors: {
    load: {
      done: [{ name: 'rewards', output: catalogue }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
