import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
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
  file: import.meta.url,
  ...loaderCases(value),
});
