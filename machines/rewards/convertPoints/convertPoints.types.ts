export type ConvertForm = { points: string; password: string };
/** `exchangeRatio`: the value of one point in the wallet's currency. */
export type ConvertGiven = {
  exchangeRatio: string;
  currencySymbol: string;
  minimum: number;
  balance: number;
};
