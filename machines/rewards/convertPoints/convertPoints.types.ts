export type ConvertForm = { points: string; password: string };
/** `exchangeRatio`: what one point is worth in the wallet's currency. */
export type ConvertGiven = {
  exchangeRatio: string;
  currencySymbol: string;
  minimum: number;
  balance: number;
};
