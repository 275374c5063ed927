import { defineCases } from '../../shared/cases';
import { pauseCases } from '../../shared/pauseCases';
import { playBreakMachine } from './playBreak.machine';

export const cases = defineCases(playBreakMachine, {
  file: import.meta.url,
  inputs: {
    'of a length to choose': { account: null, length: null },
    'of a day, from inside a game': { account: null, length: 24 },
  },
  ...pauseCases([24, 168]),
  exceptions: {
    'playBreak.question|pause.confirm|0': 'nothing has to be typed for a break',
  },
});
