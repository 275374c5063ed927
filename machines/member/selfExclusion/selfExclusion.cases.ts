import { defineCases } from '../../shared/cases';
import { pauseCases } from '../../shared/pauseCases';
import { selfExclusionMachine } from './selfExclusion.machine';

export const cases = defineCases(selfExclusionMachine, {
  file: import.meta.url,
  input: { account: 'player' },
  ...pauseCases([6, null]),
});
