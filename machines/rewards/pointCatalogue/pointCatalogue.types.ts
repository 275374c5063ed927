import type { PointReward } from '../../../contract/points';

/** `exchangeRatio`: the value of one point in the wallet's currency. `rules`: sanitised HTML. */
export type PointRules = {
  exchangeRatio: string;
  currencySymbol: string;
  minimum: number;
  rules: string;
};
export type PointCatalogue = { rewards: PointReward[]; rules: PointRules };
