import { CURRENCY_SYMBOL, inAmount, inFigures } from './currency';

/** Numbers as the sentences of a language show them. */
export type Figures = {
  /** `5,000` */
  count: (value: string | number) => string;
  /** `Ks 5,000`, `Ks 997.50` */
  ks: (amount: string | number) => string;
  /** `1.2%` */
  percent: (rate: string | number) => string;
};

/** Numbers in English sentences. */
export const EN: Figures = {
  count: inFigures,
  ks: (amount) => `${CURRENCY_SYMBOL} ${inAmount(amount)}`,
  percent: (rate) => `${inFigures(rate)}%`,
};
/** Numbers in Burmese sentences: as the amounts and figures of the site itself. */
export const MY: Figures = EN;
