import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import { createTransfers } from '../../services/agents/transfers';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The form of a payment password. */
export const paymentPassword = defineFlow({
  machine: paymentPasswordMachine,
  ports: ({ service }) => ({ submit: act(service(createTransfers).setPaymentPassword) }),
});
