import { creditOf } from '../../../contract/deposits';
import { sumOfAmounts } from '../../shared/amount';
import type { DepositSnapshot } from './deposit.machine';
import { amountOf, findDepositError, openMethodOf } from './deposit.rules';

/** `placing` is the confirmation while the answer is awaited. */
export type DepositScreen =
  | 'loading'
  | 'failed'
  | 'prompt'
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
  if (s.matches('prompt')) return 'prompt';
  if (s.matches('form')) return 'form';
  if (s.matches('confirmation') || s.matches('placing')) return 'confirmation';
  if (s.matches('unpaid')) return 'unpaid';
  if (s.matches('check')) return 'checking';
  if (s.matches('credited')) return 'credited';
  if (s.matches('notReceived')) return 'notReceived';
  if (s.matches('expired')) return 'expired';
  return s.matches('cancelled') ? 'cancelled' : 'loading';
};
/** The methods and the open orders; null until they are loaded. */
export const selectDesk = (s: DepositSnapshot) => s.context.desk;
/** The chosen method; null when every method is closed. */
export const selectMethod = (s: DepositSnapshot) =>
  s.context.desk && openMethodOf(s.context.desk, s.context.methodId);
/** The amount as typed. */
export const selectAmount = (s: DepositSnapshot) => s.context.amount;
/** The amount to be credited; null while the typed amount is invalid. */
export const selectCredit = (s: DepositSnapshot): string | null => {
  const { desk } = s.context;
  const [method, amount] = [selectMethod(s), amountOf(s.context.amount)];
  return desk && method && findDepositError(amount, method, desk) === null
    ? creditOf(amount, method.fee)
    : null;
};
/** The balance once the amount is credited, as it is now otherwise. */
export const balanceAfter = (balance: string, credit: string): string =>
  sumOfAmounts([balance, credit]);
/** The error of the field; null when there is none. */
export const selectFieldError = (s: DepositSnapshot) => s.context.fieldError;
/** The message shown; null when there is none. */
export const selectMessage = (s: DepositSnapshot) => s.context.message;
/** The order shown; null when there is none. */
export const selectOrder = (s: DepositSnapshot) => s.context.order?.deposit ?? null;
/** The countdown to the deadline; undefined when none runs. */
export const selectDeadline = (s: DepositSnapshot) => s.children.deadline;
/** The question about the deposit limit; undefined when none is asked. */
export const selectLimitPrompt = (s: DepositSnapshot) => s.children.limitPrompt;
/** True while the order is being sent. */
export const selectIsPlacing = (s: DepositSnapshot) => s.matches('placing');
/** True while the report of the payment is being sent. */
export const selectIsReporting = (s: DepositSnapshot) => s.matches({ unpaid: 'reporting' });
/** True while a cancellation waits for confirmation or is under way. */
export const selectIsCancelAsked = (s: DepositSnapshot) =>
  s.matches({ unpaid: 'cancelAsked' }) || s.matches({ unpaid: 'cancelling' });
/** True while a cancellation is under way. */
export const selectIsCancelling = (s: DepositSnapshot) => s.matches({ unpaid: 'cancelling' });
