import { countsMachine } from '../../machines/member/counts/counts.machine';
import { createLoadCounts } from '../services/member/counts';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** How much waits for a member. */
export const counts = defineFlow({
  machine: countsMachine,
  ports: ({ service }) => ({ load: read(service(createLoadCounts)) }),
});
