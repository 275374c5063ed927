import { findAmountError } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { TeamTransferForm, TransferLimits } from './teamTransfer.types';

/** The values as they are sent: the amount trimmed, a password never (docs/decisions/0041). */
export const amountOf = ({ amount }: Pick<TeamTransferForm, 'amount'>) => amount.trim();

/**
 * The fields that cannot be sent: no amount, an amount outside the platform's limits or above the
 * balance, no payment password.
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
