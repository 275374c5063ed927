import { CURRENCY_SYMBOL } from './currency';

/** Numbers as the sentences of a language show them. */
export type Figures = {
  /** `5,000` */
  count: (value: string | number) => string;
  /** `Ks 5,000` */
  ks: (amount: string | number) => string;
  /** `1.2%` */
  percent: (rate: string | number) => string;
};

const figuresOf = (locale: string, ks: (figure: string) => string): Figures => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const count = (value: string | number) => format.format(Number(value));
  return { count, ks: (amount) => ks(count(amount)), percent: (rate) => `${count(rate)}%` };
};

/** Numbers in English sentences. */
export const EN = figuresOf('en', (figure) => `${CURRENCY_SYMBOL} ${figure}`);
/** Numbers in Burmese sentences, in Burmese digits. */
export const MY = figuresOf('my', (figure) => `${figure} ကျပ်`);
