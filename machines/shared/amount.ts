import type { Message } from './message';

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const COUNT = /^\d{1,6}$/;
const RATE = /^\d{1,2}(\.\d{1,2})?$|^100(\.0{1,2})?$/;

/** Hundredths as whole numbers: exact on decimal strings. */
export const hundredthsOf = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};

/** The inverse, also below zero. */
export const decimalOf = (hundredths: bigint): string => {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const signed = (amount: string): bigint =>
  amount.startsWith('-') ? -hundredthsOf(amount.slice(1)) : hundredthsOf(amount);
/** The sum of amounts, also below zero, exact to the hundredth. */
export const sumOfAmounts = (amounts: readonly string[]): string =>
  decimalOf(amounts.reduce((sum, amount) => sum + signed(amount), 0n));
/** The first less the second, also below zero, exact to the hundredth. */
export const differenceOfAmounts = (amount: string, less: string): string =>
  decimalOf(signed(amount) - signed(less));

/** True for at most two decimals; zero is allowed. */
export const isAmountOrZero = (typed: string): boolean => AMOUNT.test(typed);
/** True above zero, with at most two decimals. */
export const isAmount = (typed: string): boolean =>
  isAmountOrZero(typed) && hundredthsOf(typed) > 0n;
/** True for a percentage of at most 100, with at most two decimals. */
export const isRate = (typed: string): boolean => RATE.test(typed);
/** True for a whole number of people. */
export const isCount = (typed: string): boolean => COUNT.test(typed);

/** The limits of one payment, and the balance; a missing entry sets no limit. */
type AmountLimits = { minimum?: string; maximum?: string; balance?: string };

/** Why an amount cannot be sent: missing, no number, above the balance, outside the limits. */
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
