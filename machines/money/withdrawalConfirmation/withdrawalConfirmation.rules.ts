import { IMAGE_LIMIT_COUNT, WITHDRAWAL_WARNING } from '../../../contract/constants';
import { hundredthsOf, isAmount } from '../../shared/amount';
import type { Message } from '../../shared/message';
import type { ProofFile, Withdrawal, WithdrawalContext } from './withdrawalConfirmation.types';

/**
 * The error of a remaining amount: it must be above 0 and at most the withdrawal, with at most 2
 * decimals (spec §4).
 */
export const remainingError = (
  remaining: string,
  { amount }: Pick<Withdrawal, 'amount'>,
): Message | null => {
  if (remaining === '') return { key: 'validation:empty' };
  if (!isAmount(remaining)) return { key: 'validation:amount' };
  return hundredthsOf(remaining) > hundredthsOf(amount)
    ? { key: 'withdrawalConfirmation:remaining.tooMuch' }
    : null;
};

/** The chosen withdrawal; throws while none is chosen. */
export const chosenOf = ({ withdrawals, chosenId }: WithdrawalContext): Withdrawal => {
  const chosen = withdrawals.find(({ id }) => id === chosenId);
  if (!chosen) throw new Error('no withdrawal is chosen');
  return chosen;
};

/** The deadline by this device's clock, which may be wrong: the platform decides. */
export const deadlineOf = (context: WithdrawalContext) =>
  chosenOf(context).deadline - context.ahead;
/** From this time on the deadline is near. */
export const warningOf = (context: WithdrawalContext) =>
  deadlineOf(context) -
  Math.min(WITHDRAWAL_WARNING.most, chosenOf(context).minutes * 60_000 * WITHDRAWAL_WARNING.share);

/** A refused file does not count. */
export const hasRoom = (files: readonly ProofFile[]) =>
  files.filter(({ state }) => state !== 'refused').length < IMAGE_LIMIT_COUNT;
/** True while the file is being checked or uploaded. */
export const isWorkedOn = ({ state }: ProofFile) => state === 'checking' || state === 'uploading';
/** The ids of the uploaded proofs. */
export const uploadedIds = (files: readonly ProofFile[]) =>
  files.flatMap(({ state, proofId }) =>
    state === 'uploaded' && proofId !== null ? [proofId] : [],
  );
