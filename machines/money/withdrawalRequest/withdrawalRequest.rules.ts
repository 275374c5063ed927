import { decimalOf, findAmountError, hundredthsOf, isAmount } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { WithdrawalForm, WithdrawalSetup } from './withdrawalRequest.types';

/** A percentage has two decimals, so that a whole is so many of its hundredths. */
const WHOLE = 10_000n;

/** As it goes out: the amount trimmed, a password never (docs/decisions/0041). */
export const amountOf = ({ amount }: Pick<WithdrawalForm, 'amount'>) => amount.trim();

/** All that there is, or as much of it as goes at once. */
export const allOf = ({ balance, maximum }: Pick<WithdrawalSetup, 'balance' | 'maximum'>) =>
  hundredthsOf(balance) > hundredthsOf(maximum) ? maximum : balance;

/**
 * What the platform keeps and what arrives of an amount, rounded as the platform does; null where
 * nothing like an amount is typed.
 */
export const splitOf = (
  amount: string,
  { feePercent }: Pick<WithdrawalSetup, 'feePercent'>,
): { fee: string; arrives: string } | null => {
  if (!isAmount(amount)) return null;
  const asked = hundredthsOf(amount);
  const fee = (asked * hundredthsOf(feePercent) + WHOLE / 2n) / WHOLE;
  return { fee: decimalOf(fee), arrives: decimalOf(asked - fee) };
};

/**
 * What may not be sent: no account of one's own, no amount, one outside the platform's limits or
 * above the balance, no payment password.
 */
export const findErrors = (
  form: WithdrawalForm,
  setup: WithdrawalSetup,
): FieldErrors<WithdrawalForm> => {
  const errors: FieldErrors<WithdrawalForm> = {};
  if (setup.accounts.every(({ id }) => id !== form.accountId))
    errors.accountId = { key: 'validation:empty' };
  const amount = findAmountError(amountOf(form), setup);
  if (amount) errors.amount = amount;
  if (form.paymentPassword === '') errors.paymentPassword = { key: 'validation:empty' };
  return errors;
};
