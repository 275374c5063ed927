import { fromCallback } from 'xstate';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import type {
  ProofFilesEvent,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { Services } from '../../services';
import { withdrawalsPart } from '../../services/parts/withdrawals';
import { act, read } from './ports';

export const provideWithdrawals = (services: Services) => {
  const withdrawals = services.part(withdrawalsPart);
  return withdrawalConfirmationMachine.provide({
    actors: {
      readWithdrawals: read(withdrawals.read),
      countdown: countdownMachine.provide({
        actors: {
          clock: fromCallback(({ sendBack }) =>
            services.clock.tick((now) => sendBack({ type: 'clock.ticked', now })),
          ),
        },
      }),
      tabs: fromCallback<WithdrawalEvent>(({ sendBack }) =>
        withdrawals.onAnswered((id) => sendBack({ type: 'tab.answered', id })),
      ),
      proofFiles: fromCallback<ProofFilesEvent>(({ sendBack, receive }) => {
        const shelf = withdrawals.shelf((file) => sendBack({ type: 'file.taken', file }));
        receive(shelf.hear);
        return shelf.close;
      }),
      checkProof: act(withdrawals.checkProof),
      uploadProof: fromCallback<
        WithdrawalEvent,
        { withdrawalId: string; id: string; name: string }
      >(({ input, sendBack }) => withdrawals.uploadProof(input, sendBack)),
      removeProof: act(withdrawals.removeProof),
      sendAnswer: act(withdrawals.answer),
    },
  });
};
