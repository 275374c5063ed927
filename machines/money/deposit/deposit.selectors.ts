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

/** The screen that the state shows. */
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
/** The methods and the open orders; null before they were read. */
export const selectDesk = (s: DepositSnapshot) => s.context.desk;
/** Null where every method is closed. */
export const selectMethod = (s: DepositSnapshot) =>
  s.context.desk && openMethodOf(s.context.desk, s.context.methodId);
/** The amount as it was typed. */
export const selectAmount = (s: DepositSnapshot) => s.context.amount;
/** What would be credited; null while the amount cannot be ordered. */
export const selectCredit = (s: DepositSnapshot): string | null => {
  const [method, amount] = [selectMethod(s), amountOf(s.context.amount)];
  return method && findAmountError(amount, method) === null ? creditOf(amount, method.fee) : null;
};
/** What is wrong with the field; null while nothing is. */
export const selectFieldError = (s: DepositSnapshot) => s.context.fieldError;
/** The message on show; null while there is none. */
export const selectMessage = (s: DepositSnapshot) => s.context.message;
/** The order on show; null while none is. */
export const selectOrder = (s: DepositSnapshot) => s.context.order?.deposit ?? null;
/** The countdown to the deadline; undefined while none runs. */
export const selectDeadline = (s: DepositSnapshot) => s.children.deadline;
/** The order is on its way to the platform. */
export const selectIsPlacing = (s: DepositSnapshot) => s.matches('placing');
/** The report of the payment is on its way. */
export const selectIsReporting = (s: DepositSnapshot) => s.matches({ unpaid: 'reporting' });
/** A cancellation waits for its confirmation, or is under way. */
export const selectIsCancelAsked = (s: DepositSnapshot) =>
  s.matches({ unpaid: 'cancelAsked' }) || s.matches({ unpaid: 'cancelling' });
/** A cancellation is under way. */
export const selectIsCancelling = (s: DepositSnapshot) => s.matches({ unpaid: 'cancelling' });
