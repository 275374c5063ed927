/** How the platform's one currency, the kyat, is shown. */
export const CURRENCY_SYMBOL = 'Ks';
