import type { PointReward } from '../../../contract/points';

/**
 * `exchangeRatio`: what one point is worth in the wallet's currency. `rules` is HTML that is fit to
 * be shown.
 */
export type PointRules = {
  exchangeRatio: string;
  currencySymbol: string;
  minimum: number;
  rules: string;
};
export type PointCatalogue = { rewards: PointReward[]; rules: PointRules };
