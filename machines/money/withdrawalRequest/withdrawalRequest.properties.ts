import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { cases } from './withdrawalRequest.cases';
import { withdrawalRequestMachine } from './withdrawalRequest.machine';

export const properties = defineProperties(
  withdrawalRequestMachine,
  ({ at, on, starts, tagged }) => [
    sentOncePerWish('A withdrawal', {
      wish: on('withdrawal.confirm'),
      sent: starts('sendRequest'),
    }),
    sentOncePerWish('A cancellation', {
      wish: on('cancel.confirm'),
      sent: starts('cancelRequest'),
    }),
    // The question, and the one after a lost answer, are about the same request.
    secretGone('paymentPassword', {
      cases,
      fields: ['paymentPassword'],
      until: some(tagged('busy'), at('confirmation'), at({ undecided: 'open' })),
    }),
  ],
);
