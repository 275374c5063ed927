import { countriesMachine } from '../../machines/account/countries/countries.machine';
import { createLoadCountries } from '../services/account/countries';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The countries whose numbers get codes. */
export const countries = defineFlow({
  machine: countriesMachine,
  ports: ({ service }) => ({ load: read(service(createLoadCountries)) }),
});
