import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { isProved } from '../../shared/stepUpCase';
import { cases } from './withdrawalRequest.cases';
import { withdrawalRequestMachine } from './withdrawalRequest.machine';

export const properties = defineProperties(
  withdrawalRequestMachine,
  ({ answers, at, on, starts, tagged }) => [
    sentOncePerWish('A withdrawal', {
      // Who proves who they are asks for it once more.
      wish: some(on('withdrawal.confirm'), answers('stepUp', isProved)),
      sent: starts('sendRequest'),
    }),
    sentOncePerWish('A cancellation', {
      wish: on('cancel.confirm'),
      sent: starts('cancelRequest'),
    }),
    // The question, the step-up and the question after a lost answer are about the same request.
    secretGone('paymentPassword', {
      cases,
      fields: ['paymentPassword'],
      until: some(tagged('busy'), at('confirmation'), at('stepUp'), at({ undecided: 'open' })),
    }),
  ],
);
