const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Exact on decimal strings: hundredths as whole numbers. */
export const hundredthsOf = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};

/** Above zero, with at most two decimals. */
export const isAmount = (typed: string): boolean => AMOUNT.test(typed) && hundredthsOf(typed) > 0n;
