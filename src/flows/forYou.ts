import { forYouMachine } from '../../machines/lobby/forYou/forYou.machine';
import { createLoadForYou } from '../services/lobby/forYou';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** What a member has open, on the home page. */
export const forYou = defineFlow({
  machine: forYouMachine,
  ports: ({ service }) => ({ load: read(service(createLoadForYou)) }),
});
