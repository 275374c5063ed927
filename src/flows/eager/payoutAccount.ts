import { payoutAccountMachine } from '../../../machines/money/payoutAccount/payoutAccount.machine';
import { createWithdrawalRequests } from '../../services/money/withdrawalRequest';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The account that a withdrawal is paid to. */
export const payoutAccount = defineFlow({
  machine: payoutAccountMachine,
  dialogs: { stepUp: { leave: { type: 'stepUp.cancel' } } },
  ports: ({ service }) => ({ submit: act(service(createWithdrawalRequests).addAccount) }),
});
