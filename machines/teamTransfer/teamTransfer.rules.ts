import { hundredthsOf, isAmount } from '../shared/amount';
import type { FieldErrors } from '../shared/request';
import type { TeamTransferForm, TransferLimits } from './teamTransfer.types';

/** As it goes out: the amount trimmed, a password never (decisions.md). */
export const amountOf = ({ amount }: Pick<TeamTransferForm, 'amount'>) => amount.trim();

/** What may not be sent: no amount, one outside the platform's limits or above the balance, no payment password. */
export const findErrors = (form: TeamTransferForm, limits: TransferLimits): FieldErrors<TeamTransferForm> => {
  const errors: FieldErrors<TeamTransferForm> = {};
  const amount = findAmountError(amountOf(form), limits);
  if (amount) errors.amount = amount;
  if (form.paymentPassword === '') errors.paymentPassword = { key: 'validation:empty' };
  return errors;
};

const findAmountError = (amount: string, { minimum, maximum, balance }: TransferLimits) => {
  if (amount === '') return { key: 'validation:empty' };
  if (!isAmount(amount)) return { key: 'validation:amount' };
  const asked = hundredthsOf(amount);
  if (asked > hundredthsOf(balance)) return { key: 'validation:amountTooHigh' };
  if (asked < hundredthsOf(minimum)) return { key: 'validation:amountBelow', values: { amount: minimum } };
  return asked > hundredthsOf(maximum) ? { key: 'validation:amountAbove', values: { amount: maximum } } : null;
};
