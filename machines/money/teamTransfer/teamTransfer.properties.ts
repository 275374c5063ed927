import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { isProved } from '../../shared/stepUpCase';
import { cases } from './teamTransfer.cases';
import { teamTransferMachine } from './teamTransfer.machine';

export const properties = defineProperties(
  teamTransferMachine,
  ({ answers, at, on, starts, tagged }) => [
    sentOncePerWish('A transfer', {
      // Who proves who they are asks for it once more.
      wish: some(on('transfer.confirm'), answers('stepUp', isProved)),
      sent: starts('sendTransfer'),
    }),
    // The question, the step-up and the question after a lost answer are about the same request.
    secretGone('paymentPassword', {
      cases,
      fields: ['paymentPassword'],
      until: some(tagged('busy'), at('confirmation'), at('stepUp'), at({ undecided: 'open' })),
    }),
  ],
);
