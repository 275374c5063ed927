import { WITHDRAWAL_WARNING } from '../../../contract/constants';
import { hundredthsOf, isAmount } from '../../shared/amount';
import type { Message } from '../../shared/message';
import type { Withdrawal, WithdrawalContext } from './withdrawalConfirmation.types';

/**
 * The error of a remaining amount: it must be above 0 and less than the withdrawal, with at most 2
 * decimals (spec §4): where nothing arrived, the answer is not received, with its proof.
 */
export const remainingError = (
  remaining: string,
  { amount }: Pick<Withdrawal, 'amount'>,
): Message | null => {
  if (remaining === '') return { key: 'validation:empty' };
  if (!isAmount(remaining)) return { key: 'validation:amount' };
  return hundredthsOf(remaining) >= hundredthsOf(amount)
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
