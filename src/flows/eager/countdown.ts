import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { fromCallback } from 'xstate';
import { defineFlow } from '../shared/defineFlow';

/** Counts down to a deadline on the clock of this device. */
export const countdown = defineFlow({
  machine: countdownMachine,
  ports: ({ clock }) => ({
    clock: fromCallback(({ sendBack }) =>
      clock.tick((now) => sendBack({ type: 'clock.ticked', now })),
    ),
  }),
});
