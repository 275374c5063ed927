import { defineCases } from '@croupier/paths';
import { machine } from './traffic-light.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {},
});
