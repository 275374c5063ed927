import { paymentSecurityMachine } from '../../machines/account/paymentSecurity/paymentSecurity.machine';
import { createTransfers } from '../services/agents/transfers';
import { paymentPassword } from './eager/paymentPassword';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The payment password on the page of the account. */
export const paymentSecurity = defineFlow({
  machine: paymentSecurityMachine,
  includes: [paymentPassword],
  ports: ({ service }) => ({ readStatus: read(service(createTransfers).readPaymentStatus) }),
});
