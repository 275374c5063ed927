import { stepUpMachine } from '../../machines/account/stepUp/stepUp.machine';
import { createStepUp } from '../services/account/stepUp';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The proof of who a member is before money leaves. */
export const stepUp = defineFlow({
  machine: stepUpMachine,
  ports: ({ service }) => {
    const { open, ask, prove } = service(createStepUp);
    return { open: act(open), ask: act(ask), prove: act(prove) };
  },
  screen: {
    load: async () => (await import('../features/account/stepUp/StepUpDialog')).StepUpDialog,
    words: ['stepUp', 'validation'],
  },
});
