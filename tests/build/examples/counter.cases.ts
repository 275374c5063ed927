import { defineCases } from '@croupier/paths';
import { machine } from './counter.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: { increment: [{ name: 'pressed' }], decrement: [{ name: 'pressed' }] },
  constraint: ({ count }) => Math.abs(count) < 3,
});
