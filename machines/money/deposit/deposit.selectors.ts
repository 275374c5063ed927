import { creditOf } from '../../../contract/deposits';
import { findAmountError } from '../../shared/amount';
import type { DepositSnapshot } from './deposit.machine';
import { amountOf, openMethodOf } from './deposit.rules';

/** `placing` is the confirmation while its answer is awaited. */
export type DepositScreen =
  | 'loading'
  | 'failed'
  | 'form'
  | 'confirmation'
  | 'unpaid'
  | 'checking'
  | 'credited'
  | 'notReceived'
  | 'expired'
  | 'cancelled';

export const selectScreen = (s: DepositSnapshot): DepositScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('form')) return 'form';
  if (s.matches('confirmation') || s.matches('placing')) return 'confirmation';
  if (s.matches('unpaid')) return 'unpaid';
  if (s.matches('check')) return 'checking';
  if (s.matches('credited')) return 'credited';
  if (s.matches('notReceived')) return 'notReceived';
  if (s.matches('expired')) return 'expired';
  return s.matches('cancelled') ? 'cancelled' : 'loading';
};
export const selectDesk = (s: DepositSnapshot) => s.context.desk;
/** Null where every method is closed. */
export const selectMethod = (s: DepositSnapshot) =>
  s.context.desk && openMethodOf(s.context.desk, s.context.methodId);
export const selectAmount = (s: DepositSnapshot) => s.context.amount;
/** What would be credited; null while the amount cannot be ordered. */
export const selectCredit = (s: DepositSnapshot): string | null => {
  const [method, amount] = [selectMethod(s), amountOf(s.context.amount)];
  return method && findAmountError(amount, method) === null ? creditOf(amount, method.fee) : null;
};
export const selectFieldError = (s: DepositSnapshot) => s.context.fieldError;
export const selectMessage = (s: DepositSnapshot) => s.context.message;
export const selectOrder = (s: DepositSnapshot) => s.context.order?.deposit ?? null;
export const selectDeadline = (s: DepositSnapshot) => s.children.deadline;
export const selectIsPlacing = (s: DepositSnapshot) => s.matches('placing');
export const selectIsReporting = (s: DepositSnapshot) => s.matches({ unpaid: 'reporting' });
export const selectIsCancelAsked = (s: DepositSnapshot) =>
  s.matches({ unpaid: 'cancelAsked' }) || s.matches({ unpaid: 'cancelling' });
export const selectIsCancelling = (s: DepositSnapshot) => s.matches({ unpaid: 'cancelling' });
