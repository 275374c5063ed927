import { unanswered } from '../../../shared/unanswered';
import { splitOf } from '../withdrawalRequest.rules';
import { onFault, onOutcome, onOutput, requestSetup } from '../withdrawalRequest.setup';

const NO_FEE = '0.00';

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
        fee: (context.setup && splitOf(context.amount, context.setup)?.fee) ?? NO_FEE,
        paymentPassword: context.paymentPassword ?? '',
      }),
      onDone: onOutcome('sendRequest', {
        accepted: {
          target: '#withdrawalRequest.requests',
          actions: ['keepSent', 'forgetPassword', 'reloadMoney'],
        },
        unproved: { target: '#withdrawalRequest.stepUp', actions: 'keepStepUp' },
        feeChanged: { target: '#withdrawalRequest.readingFee' },
        refused: { target: '#withdrawalRequest.form', actions: 'showRefusal' },
      }),
      onError: onFault(unanswered('withdrawalRequest', turnedAway)),
    },
  });

/** The request is sent for the first time. */
export const sending = sendingUntil('form');
/** The same request is sent again with the same key. */
export const resending = sendingUntil('undecided.open');

/** The fee has changed since it was shown: the person has to agree to the new one. */
export const readingFee = requestSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'readSetup',
    src: 'readSetup',
    onDone: onOutput('readSetup', [
      { guard: 'isUnsecured', target: 'unsecured', actions: ['keepSetup', 'forgetPassword'] },
      {
        guard: 'isWithoutAccount',
        target: 'accountForm',
        actions: ['keepSetup', 'forgetPassword'],
      },
      { target: 'confirmation', actions: ['keepSetup', 'showNewFee'] },
    ]),
    onError: onFault([
      { guard: 'isSessionLost', target: 'expired' },
      { target: 'failed', actions: ['showFault', 'forgetPassword'] },
    ]),
  },
});
