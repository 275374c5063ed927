import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { cases } from './teamTransfer.cases';
import { teamTransferMachine } from './teamTransfer.machine';

export const properties = defineProperties(teamTransferMachine, ({ at, on, starts, tagged }) => [
  sentOncePerWish('A transfer', { wish: on('transfer.confirm'), sent: starts('sendTransfer') }),
  // The question, and the one after a lost answer, are about the same request.
  secretGone('paymentPassword', {
    cases,
    fields: ['paymentPassword'],
    until: some(tagged('busy'), at('confirmation'), at({ undecided: 'open' })),
  }),
]);
