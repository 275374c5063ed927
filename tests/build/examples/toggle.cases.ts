import { defineCases } from '@croupier/paths';
import { machine } from './toggle.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: { toggle: [{ name: 'pressed' }] },
});
