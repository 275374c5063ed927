import { unanswered } from '../../../shared/message';
import { requestSetup } from '../withdrawalRequest.setup';
import type { WithdrawalOutcome } from '../withdrawalRequest.types';

const outcomeOf = ({ event }: { event: { output: WithdrawalOutcome } }) => event.output;

/** It goes out. Where the platform is too busy to look at it, nothing was asked for by it. */
const sendingUntil = (turnedAway: 'form' | 'undecided.open') =>
  requestSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'sendRequest',
      src: 'sendRequest',
      input: ({ context }) => ({
        accountId: context.accountId,
        amount: context.amount,
        paymentPassword: context.paymentPassword ?? '',
      }),
      onDone: [
        {
          guard: { type: 'isAccepted', params: outcomeOf },
          target: '#withdrawalRequest.requests',
          actions: ['keepSent', 'forgetPassword', 'reloadMoney'],
        },
        { target: '#withdrawalRequest.form', actions: { type: 'showRefusal', params: outcomeOf } },
      ],
      onError: unanswered('withdrawalRequest', turnedAway),
    },
  });

export const sending = sendingUntil('form');
export const resending = sendingUntil('undecided.open');
