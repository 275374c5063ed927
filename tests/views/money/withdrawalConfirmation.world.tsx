import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import { createActor, fromCallback } from 'xstate';
import type { CheckOutcome, ImageFilesEvent } from '../../../machines/shared/imageFiles';
import type { Language } from '../../../contract/constants';
import type { WithdrawalAnswer } from '../../../contract/withdrawals';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import type {
  AnswerOutcome,
  Reading,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { WithdrawalDialog } from '../../../src/features/money/withdrawalConfirmation/WithdrawalDialog';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const FAR = Number.MAX_SAFE_INTEGER;

/**
 * The dialog over its real machine; ports wait for the test's answers, and the clocks stand still
 * until the test moves them.
 */
export const renderWithdrawals = async (language: Language = 'EN') => {
  const ports = {
    readWithdrawals: new Held<Reading>(),
    checkProof: new Held<CheckOutcome, { id: string }>(),
    removeProof: new Held<null, { proofId: string }>(),
    sendAnswer: new Held<AnswerOutcome, { answer: WithdrawalAnswer }>(),
  };
  const confirmation = createActor(
    withdrawalConfirmationMachine.provide({
      actors: {
        readWithdrawals: ports.readWithdrawals.logic,
        checkProof: ports.checkProof.logic,
        removeProof: ports.removeProof.logic,
        sendAnswer: ports.sendAnswer.logic,
        countdown: countdownMachine.provide({ actors: { clock: fromCallback(() => undefined) } }),
        tabs: fromCallback<WithdrawalEvent>(() => undefined),
        proofFiles: fromCallback<ImageFilesEvent>(() => undefined),
        uploadProof: fromCallback<
          WithdrawalEvent,
          { withdrawalId: string; id: string; name: string; held: string[] }
        >(() => undefined),
      },
    }),
  );
  confirmation.start();
  await renderView(<WithdrawalDialog actor={confirmation} />, language);
  return {
    confirmation,
    ports,
    tell: (event: WithdrawalEvent) => act(() => confirmation.send(event)),
    /** The time of one of the two countdowns is over. */
    passTime: (which: 'deadline' | 'warning') =>
      act(() =>
        confirmation.getSnapshot().children[which]?.send({ type: 'clock.ticked', now: FAR }),
      ),
  };
};
export type WithdrawalsWorld = Awaited<ReturnType<typeof renderWithdrawals>>;
export const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm withdrawal' }));
