import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, every, never, some } from '../../shared/properties';
import { isProved } from '../../shared/stepUpCase';
import { cases } from './withdrawalRequest.cases';
import { withdrawalRequestMachine } from './withdrawalRequest.machine';

export const properties = defineProperties(
  withdrawalRequestMachine,
  ({ answers, at, on, starts, tagged, where }) => [
    sentOncePerWish('A withdrawal', {
      // Who proves who they are asks for it once more.
      wish: some(on('withdrawal.confirm'), answers('stepUp', isProved)),
      sent: starts('sendRequest'),
    }),
    sentOncePerWish('A cancellation', {
      wish: on('cancel.confirm'),
      sent: starts('cancelRequest'),
    }),
    {
      name: 'only what can be taken back is cancelled',
      says: 'A withdrawal is taken back only where the rule lets the player take it back.',
      clauses: clausesOf('withdrawalTakeBack'),
      keptBy: ['canCancel'],
      shownBy: starts('cancelRequest'),
      rule: never(
        every(
          starts('cancelRequest'),
          where(
            ({ context: { requests, requestId } }) =>
              !requests?.requests.some(({ id, canCancel }) => id === requestId && canCancel),
          ),
        ),
      ),
    },
    // The question, the step-up and the question after a lost answer are about the same request.
    secretGone('paymentPassword', {
      cases,
      fields: ['paymentPassword'],
      until: some(tagged('busy'), at('confirmation'), at('stepUp'), at({ undecided: 'open' })),
    }),
  ],
);
