import { decimalOf, findAmountError, hundredthsOf } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { Moved, SentOrder, TransferForm, TransferInput } from './walletTransfer.types';

/** The amount as it is sent. */
export const amountOf = ({ amount }: TransferForm) => amount.trim();

/** The balance of the wallet that pays. */
export const availableOf = ({
  direction,
  balance,
  vendorBalance,
}: Pick<TransferInput, 'direction' | 'balance' | 'vendorBalance'>) =>
  direction === 'in' ? balance : vendorBalance;

/** The error of the amount: no number, zero, or more than the balance. */
export const findErrors = (form: TransferForm, given: TransferInput): FieldErrors<TransferForm> => {
  const error = findAmountError(amountOf(form), { balance: availableOf(given) });
  if (!error) return {};
  const isTooHigh =
    'key' in error && error.key === 'validation:amountTooHigh' && given.direction === 'out';
  return { amount: isTooHigh ? { key: 'validation:amountTooHighAtVendor' } : error };
};

/**
 * The transfer as it is sent. An amount equal to the vendor's whole balance means everything,
 * including what a bet pays meanwhile.
 */
export const orderOf = (
  form: TransferForm,
  { vendor, direction, balance, vendorBalance }: TransferInput,
): SentOrder => {
  const amount = amountOf(form);
  const isAll = direction === 'out' && hundredthsOf(amount) === hundredthsOf(vendorBalance);
  return {
    order: { vendor, direction, amount: isAll ? null : amount },
    before: { balance, vendorBalance },
  };
};

/**
 * True when the wallets hold what that transfer would leave: it succeeded although its answer was
 * lost.
 */
export const hasArrived = (
  { order: { direction, amount }, before }: SentOrder,
  now: Moved,
): boolean => {
  const moved = hundredthsOf(amount ?? before.vendorBalance) * (direction === 'in' ? 1n : -1n);
  return (
    now.balance === decimalOf(hundredthsOf(before.balance) - moved) &&
    now.vendorBalance === decimalOf(hundredthsOf(before.vendorBalance) + moved)
  );
};
