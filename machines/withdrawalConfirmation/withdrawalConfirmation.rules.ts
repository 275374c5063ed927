import { IMAGE_LIMIT_COUNT, WITHDRAWAL_WARNING } from '../../contract/constants';
import type { Message } from '../shared/message';
import type { ProofFile, Withdrawal, WithdrawalContext } from './withdrawalConfirmation.types';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
/** Exact on decimal strings: hundredths as whole numbers. */
const hundredths = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};

/** What is wrong with a remaining amount: it is above 0 and at most the withdrawal, with at most 2 decimals (spec §4). */
export const remainingError = (remaining: string, { amount }: Pick<Withdrawal, 'amount'>): Message | null => {
  if (remaining === '') return { key: 'validation:empty' };
  if (!AMOUNT.test(remaining) || hundredths(remaining) === 0n) return { key: 'validation:amount' };
  return hundredths(remaining) > hundredths(amount) ? { key: 'withdrawals:remaining.tooMuch' } : null;
};

export const chosenOf = ({ withdrawals, chosenId }: WithdrawalContext): Withdrawal => {
  const chosen = withdrawals.find(({ id }) => id === chosenId);
  if (!chosen) throw new Error('no withdrawal is chosen');
  return chosen;
};

/** The deadline by this device's clock, which may be wrong: the platform says when it is. */
export const deadlineOf = (context: WithdrawalContext) => chosenOf(context).deadline - context.ahead;
/** From when on the deadline is near. */
export const warningOf = (context: WithdrawalContext) =>
  deadlineOf(context) - Math.min(WITHDRAWAL_WARNING.most, chosenOf(context).minutes * 60_000 * WITHDRAWAL_WARNING.share);

/** What was refused takes no room. */
export const hasRoom = (files: readonly ProofFile[]) => files.filter(({ state }) => state !== 'refused').length < IMAGE_LIMIT_COUNT;
export const isWorkedOn = ({ state }: ProofFile) => state === 'checking' || state === 'uploading';
export const uploadedIds = (files: readonly ProofFile[]) => files.flatMap(({ state, proofId }) => (state === 'uploaded' && proofId !== null ? [proofId] : []));
