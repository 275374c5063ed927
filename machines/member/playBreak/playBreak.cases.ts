import { defineCases } from '../../shared/cases';
import { pauseCases } from '../../shared/pauseCases';
import { playBreakMachine } from './playBreak.machine';

export const cases = defineCases(playBreakMachine, {
  file: import.meta.url,
  input: { account: null },
  ...pauseCases([24, 168]),
  exceptions: {
    'playBreak.question|pause.confirm|0': 'nothing has to be typed for a break',
  },
});
