import { CURRENCY_SYMBOL, inFigures } from './currency';

/** Numbers as the sentences of a language show them. */
export type Figures = {
  /** `5,000` */
  count: (value: string | number) => string;
  /** `Ks 5,000` */
  ks: (amount: string | number) => string;
  /** `1.2%` */
  percent: (rate: string | number) => string;
};

const figuresOf = (ks: (figure: string) => string): Figures => ({
  count: inFigures,
  ks: (amount) => ks(inFigures(amount)),
  percent: (rate) => `${inFigures(rate)}%`,
});

/** Numbers in English sentences. */
export const EN = figuresOf((figure) => `${CURRENCY_SYMBOL} ${figure}`);
/** Numbers in Burmese sentences, in the digits of all figures of the site. */
export const MY = figuresOf((figure) => `${figure} ကျပ်`);
