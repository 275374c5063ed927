/** How the platform's one currency, the kyat, is shown. */
export const CURRENCY_SYMBOL = 'Ks';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number in a sentence, with thousands separators; digits are the same in every language. */
export const inFigures = (amount: string | number): string => figures.format(Number(amount));

const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in a sentence: `5,000`, and both decimals where it is not whole, as in `997.50`. */
export const inAmount = (amount: string | number): string =>
  (Number.isInteger(Number(amount)) ? figures : cents).format(Number(amount));
