import { withdrawalRequestMachine } from '../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import { fromCallback, type EventFromLogic } from 'xstate';
import { createWithdrawalRequests } from '../services/money/withdrawalRequest';
import { paymentPassword } from './eager/paymentPassword';
import { payoutAccount } from './eager/payoutAccount';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The request of a withdrawal. */
export const withdrawalRequest = defineFlow({
  machine: withdrawalRequestMachine,
  includes: [paymentPassword, payoutAccount],
  ports: ({ service }) => {
    const requests = service(createWithdrawalRequests);
    return {
      tabs: fromCallback<EventFromLogic<typeof withdrawalRequestMachine>>(({ sendBack }) =>
        requests.onRequested(() => sendBack({ type: 'tab.requested' })),
      ),
      readSetup: read(requests.readSetup),
      sendRequest: act(requests.sendRequest),
      readRequests: act(requests.readRequests),
      cancelRequest: act(requests.cancelRequest),
    };
  },
  dialogs: { stepUp: { leave: { type: 'stepUp.cancel' } } },
  page: {
    load: async () => (await import('./screens/WithdrawalPage')).WithdrawalPage,
    words: ['withdrawalRequest', 'entryDetail', 'validation'],
  },
});
