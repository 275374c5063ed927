import { withdrawalConfirmationMachine } from '../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import type { WithdrawalEvent } from '../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { ImageFilesEvent } from '../../machines/shared/imageFiles';
import { fromCallback } from 'xstate';
import { createWithdrawals } from '../services/money/withdrawalConfirmation';
import { countdown } from './eager/countdown';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** Withdrawals that the payee confirms (spec §4 Withdrawal confirmation). */
export const withdrawalConfirmation = defineFlow({
  machine: withdrawalConfirmationMachine,
  includes: [countdown],
  ports: ({ service }) => {
    const withdrawals = service(createWithdrawals);
    return {
      readWithdrawals: read(withdrawals.read),
      tabs: fromCallback<WithdrawalEvent>(({ sendBack }) =>
        withdrawals.onAnswered((id) => sendBack({ type: 'tab.answered', id })),
      ),
      proofFiles: fromCallback<ImageFilesEvent>(({ sendBack, receive }) => {
        const files = withdrawals.openFiles((file) => sendBack({ type: 'file.taken', file }));
        receive(files.hear);
        return files.close;
      }),
      checkProof: act(withdrawals.checkProof),
      uploadProof: fromCallback<
        WithdrawalEvent,
        { withdrawalId: string; id: string; name: string; held: string[] }
      >(({ input, sendBack }) => withdrawals.uploadProof(input, sendBack)),
      removeProof: act(withdrawals.removeProof),
      sendAnswer: act(withdrawals.answer),
    };
  },
  screen: {
    load: async () =>
      (await import('../features/money/withdrawalConfirmation/WithdrawalDialog')).WithdrawalDialog,
    words: ['withdrawalConfirmation', 'validation', 'uploads'],
  },
});
