import {
  paymentSecurityMachine,
  type PaymentSecurityRef,
} from '../../machines/account/paymentSecurity/paymentSecurity.machine';
import { createTransfers } from '../services/agents/transfers';
import { paymentPassword } from './eager/paymentPassword';
import { read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The payment password on the page of the account. */
export const paymentSecurity = defineFlow({
  machine: paymentSecurityMachine,
  includes: [paymentPassword],
  ports: ({ service }) => ({ readStatus: read(service(createTransfers).readPaymentStatus) }),
  page: {
    load: async () => {
      const { PaymentSecurity } = await import('../features/money/teamTransfer/PaymentSecurity');
      return ({ actor }: ScreenProps<PaymentSecurityRef>) => <PaymentSecurity payment={actor} />;
    },
    words: ['teamTransfer', 'validation'],
  },
});
