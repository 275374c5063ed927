import { defineCases } from '../../shared/cases';
import { shellMachine } from './shell.machine';

export const cases = defineCases(shellMachine, {
  file: import.meta.url,
  inputs: {
    'first visit': { menuCollapsed: false, theme: 'system', balanceHidden: false },
    'folded, hidden, dark': { menuCollapsed: true, theme: 'dark', balanceHidden: true },
    light: { menuCollapsed: false, theme: 'light', balanceHidden: false },
  },
  events: {
    'menu.toggle': [{ name: 'click' }],
    'balance.toggle': [{ name: 'click' }],
    'products.choose': [
      { name: 'slots', product: 'RNG' },
      { name: 'all', product: null },
    ],
    'theme.choose': [
      { name: 'dark', theme: 'dark' },
      { name: 'light', theme: 'light' },
      { name: 'as the device', theme: 'system' },
    ],
  },
});
