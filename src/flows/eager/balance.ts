import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The balance of a member. */
export const balance = defineFlow({
  machine: balanceMachine,
  ports: ({ loadBalance }) => ({ load: read(loadBalance) }),
});
