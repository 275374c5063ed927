import { unanswered } from '../../../shared/unanswered';
import { onFault, onOutcome, requestSetup } from '../withdrawalRequest.setup';

/** Sends the request. When the platform is too busy to handle it, nothing was requested. */
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
      onDone: onOutcome('sendRequest', {
        accepted: {
          target: '#withdrawalRequest.requests',
          actions: ['keepSent', 'forgetPassword', 'reloadMoney'],
        },
        unproved: { target: '#withdrawalRequest.stepUp', actions: 'keepStepUp' },
        refused: { target: '#withdrawalRequest.form', actions: 'showRefusal' },
      }),
      onError: onFault(unanswered('withdrawalRequest', turnedAway)),
    },
  });

/** The request is sent for the first time. */
export const sending = sendingUntil('form');
/** The same request is sent again with the same key. */
export const resending = sendingUntil('undecided.open');
