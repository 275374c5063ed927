import { decimalOf, findAmountError, hundredthsOf, isAmount } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { WithdrawalForm, WithdrawalSetup } from './withdrawalRequest.types';

/** A percentage has two decimals, so a whole has this many hundredths of a percent. */
const WHOLE = 10_000n;

/** The values as they are sent: the amount trimmed, a password never (docs/decisions/0041). */
export const amountOf = ({ amount }: Pick<WithdrawalForm, 'amount'>) => amount.trim();

/** What may leave the wallet. */
export const freeOf = ({ balance, held }: Pick<WithdrawalSetup, 'balance' | 'held'>) =>
  decimalOf(hundredthsOf(balance) - hundredthsOf(held.amount));

/** What may leave the wallet, or as much of it as one request may take. */
export const allOf = (setup: Pick<WithdrawalSetup, 'balance' | 'held' | 'maximum'>) => {
  const free = freeOf(setup);
  return hundredthsOf(free) > hundredthsOf(setup.maximum) ? setup.maximum : free;
};

/**
 * The fee and the payout of an amount, rounded as the platform does; null when the typed text is no
 * amount.
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
 * The fields that cannot be sent: no account, no amount, an amount outside the platform's limits or
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
