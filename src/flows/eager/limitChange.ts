import { limitChangeMachine } from '../../../machines/member/limitChange/limitChange.machine';
import { createLimits } from '../../services/member/limits';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** One change of a limit. */
export const limitChange = defineFlow({
  machine: limitChangeMachine,
  ports: ({ service }) => ({ sendChange: act(service(createLimits).sendChange) }),
});
