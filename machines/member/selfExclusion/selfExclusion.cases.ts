import { defineCases } from '../../shared/cases';
import { pauseCases } from '../../shared/pauseCases';
import { selfExclusionMachine } from './selfExclusion.machine';

export const cases = defineCases(selfExclusionMachine, {
  file: import.meta.url,
  input: { account: 'player', length: null },
  ...pauseCases([6, null]),
  exceptions: {
    'selfExclusion.entry||0': 'the length of an exclusion is chosen',
    'selfExclusion.question|pause.cancel|0': 'the length of an exclusion is chosen',
    'selfExclusion.starting|xstate.done.actor.startPause|1': 'the length of an exclusion is chosen',
  },
});
