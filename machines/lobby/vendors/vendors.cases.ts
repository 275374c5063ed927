import { defineCases } from '../../shared/cases';
import { vendorsMachine } from './vendors.machine';

const value = [
  {
    category: 'RNG' as const,
    vendors: [
      { vendor: 'JL', name: 'JILI', icon: '/media/vendors/JL.svg', category: 'RNG' as const },
    ],
    games: [],
  },
];

export const cases = defineCases(vendorsMachine, {
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
