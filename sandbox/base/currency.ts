/** How the platform's one currency, the kyat, is shown. */
export const CURRENCY_SYMBOL = 'Ks';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number in a sentence, with thousands separators; digits are the same in every language. */
export const inFigures = (amount: string | number): string => figures.format(Number(amount));
