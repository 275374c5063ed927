import { decimalOf, findAmountError, hundredthsOf } from '../../shared/amount';
import type { FieldErrors } from '../../shared/request';
import type { Moved, SentOrder, TransferForm, TransferInput } from './walletTransfer.types';

/** As it goes out. */
export const amountOf = ({ amount }: TransferForm) => amount.trim();

/** What is in the wallet that the money leaves. */
export const availableOf = ({
  direction,
  balance,
  vendorBalance,
}: Pick<TransferInput, 'direction' | 'balance' | 'vendorBalance'>) =>
  direction === 'in' ? balance : vendorBalance;

/** What may not be sent: no amount, none at all, or more than there is. */
export const findErrors = (form: TransferForm, given: TransferInput): FieldErrors<TransferForm> => {
  const error = findAmountError(amountOf(form), { balance: availableOf(given) });
  if (!error) return {};
  const isTooHigh =
    'key' in error && error.key === 'validation:amountTooHigh' && given.direction === 'out';
  return { amount: isTooHigh ? { key: 'validation:amountTooHighAtVendor' } : error };
};

/**
 * What goes out. Anyone who brings back as much as the vendor holds wants all of it, also what a
 * bet brings meanwhile.
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
 * Whether the wallets are now what they were after that transfer: what was sent has arrived,
 * though its answer was lost.
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
