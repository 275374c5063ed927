import { defineCases } from '../../shared/cases';
import { overlayMachine } from './overlay.machine';

export const cases = defineCases(overlayMachine, {
  file: import.meta.url,
  events: {
    'overlay.open': [
      { name: 'menu', with: { name: 'menu' } },
      { name: 'customer service', with: { name: 'customerService' } },
    ],
    'overlay.close': [
      { name: 'menu', with: { name: 'menu' } },
      { name: 'customer service', with: { name: 'customerService' } },
    ],
    'overlay.clear': [{ name: 'all' }],
  },
});
