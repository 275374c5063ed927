import { fromCallback, type EventFromLogic } from 'xstate';
import { payoutAccountMachine } from '../../../machines/money/payoutAccount/payoutAccount.machine';
import { withdrawalRequestMachine } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import type { Services } from '../../services';
import { withdrawalRequestPart } from '../../services/parts/withdrawalRequest';
import { act, read } from './ports';
import { providePaymentPassword } from './teamTransfer';

export const provideWithdrawalRequest = (services: Services) => {
  const requests = services.part(withdrawalRequestPart);
  return withdrawalRequestMachine.provide({
    actors: {
      tabs: fromCallback<EventFromLogic<typeof withdrawalRequestMachine>>(({ sendBack }) =>
        requests.onRequested(() => sendBack({ type: 'tab.requested' })),
      ),
      readSetup: read(requests.readSetup),
      paymentPassword: providePaymentPassword(services),
      payoutAccount: payoutAccountMachine.provide({ actors: { submit: act(requests.addAccount) } }),
      sendRequest: act(requests.sendRequest),
      readRequests: act(requests.readRequests),
      cancelRequest: act(requests.cancelRequest),
    },
  });
};
