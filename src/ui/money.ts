const DECIMAL = /^-?\d+(\.\d+)?$/;
const twoDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/**
 * A decimal string as money: thousands separators, two decimals, half away from zero, exact at any
 * length (spec §9 Money display). Always formatted in `en`: digits are the same in every language
 * of the site. A text that is not a decimal becomes a dash, never an amount.
 */
export function formatMoney(amount: string, symbol = ''): string {
  if (!DECIMAL.test(amount)) return '—';
  const figures = twoDecimals.format(amount as `${number}`);
  const prefix = /\p{L}{2}$/u.test(symbol) ? `${symbol}\u00a0` : symbol;
  return figures.startsWith('-') ? `-${prefix}${figures.slice(1)}` : prefix + figures;
}

/** A balance as an amount; three stars while the person hides balances (spec §2 Header). */
export const formatBalance = (amount: string, symbol: string, isHidden: boolean): string =>
  isHidden ? '***' : formatMoney(amount, symbol);

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number of things, with thousands separators. */
export const formatCount = (count: number): string => whole.format(count);

/** A difference of amounts: with its sign also above zero. */
export const formatMoneyChange = (amount: string, symbol: string): string =>
  `${Number(amount) > 0 ? '+' : ''}${formatMoney(amount, symbol)}`;

const signedWhole = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** A difference of numbers of things. */
export const formatCountChange = (count: number): string => signedWhole.format(count);

const signedShare = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A difference as a share of what was: 0.125 is +12.5%. */
export const formatShareChange = (share: number): string => signedShare.format(share);
