import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The vendors by category. */
export const vendors = defineFlow({
  machine: vendorsMachine,
  ports: ({ loadVendors }) => ({ load: read(loadVendors) }),
});
