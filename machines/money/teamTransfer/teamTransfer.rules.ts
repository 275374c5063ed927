import { findAmountError } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { TeamTransferForm, TransferLimits } from './teamTransfer.types';

/** As it goes out: the amount trimmed, a password never (docs/decisions/0041). */
export const amountOf = ({ amount }: Pick<TeamTransferForm, 'amount'>) => amount.trim();

/**
 * What may not be sent: no amount, one outside the platform's limits or above the balance, no
 * payment password.
 */
export const findErrors = (
  form: TeamTransferForm,
  limits: TransferLimits,
): FieldErrors<TeamTransferForm> => {
  const errors: FieldErrors<TeamTransferForm> = {};
  const amount = findAmountError(amountOf(form), limits);
  if (amount) errors.amount = amount;
  if (form.paymentPassword === '') errors.paymentPassword = { key: 'validation:empty' };
  return errors;
};
