import { helpMachine } from '../../machines/support/help/help.machine';
import { createLoadHelp } from '../services/support/help';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The help centre. */
export const help = defineFlow({
  machine: helpMachine,
  ports: ({ service }) => ({ load: read(service(createLoadHelp)) }),
});
