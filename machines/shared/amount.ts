import type { Message } from './message';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const COUNT = /^\d{1,6}$/;
const RATE = /^\d{1,2}(\.\d{1,2})?$|^100(\.0{1,2})?$/;

/** Exact on decimal strings: hundredths as whole numbers. */
export const hundredthsOf = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};

/** The other way round, below zero too. */
export const decimalOf = (hundredths: bigint): string => {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** At most two decimals; zero is one too. */
export const isAmountOrZero = (typed: string): boolean => AMOUNT.test(typed);
/** Above zero, with at most two decimals. */
export const isAmount = (typed: string): boolean =>
  isAmountOrZero(typed) && hundredthsOf(typed) > 0n;
/** A percentage of at most 100, with at most two decimals. */
export const isRate = (typed: string): boolean => RATE.test(typed);
/** A whole number of people. */
export const isCount = (typed: string): boolean => COUNT.test(typed);

/** What goes at once, and what there is; what is left out does not limit. */
type AmountLimits = { minimum?: string; maximum?: string; balance?: string };

/**
 * Why an amount may not be sent: none, nothing like one, more than there is, outside the limits.
 */
export const findAmountError = (
  amount: string,
  { minimum, maximum, balance }: AmountLimits,
): Message | null => {
  if (amount === '') return { key: 'validation:empty' };
  if (!isAmount(amount)) return { key: 'validation:amount' };
  const asked = hundredthsOf(amount);
  if (balance !== undefined && asked > hundredthsOf(balance))
    return { key: 'validation:amountTooHigh' };
  if (minimum !== undefined && asked < hundredthsOf(minimum))
    return { key: 'validation:amountBelow', values: { amount: minimum } };
  return maximum !== undefined && asked > hundredthsOf(maximum)
    ? { key: 'validation:amountAbove', values: { amount: maximum } }
    : null;
};
