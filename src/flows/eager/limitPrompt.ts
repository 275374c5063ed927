import { limitPromptMachine } from '../../../machines/member/limitPrompt/limitPrompt.machine';
import { createLimits } from '../../services/member/limits';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The question about the deposit limit. */
export const limitPrompt = defineFlow({
  machine: limitPromptMachine,
  ports: ({ service }) => {
    const limits = service(createLimits);
    return { setLimit: act(limits.sendChange), decline: read(limits.declineLimit) };
  },
});
