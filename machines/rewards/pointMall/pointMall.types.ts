import type { PointReward, RedeemRecord } from '../../../contract/points';

export type { PointReward, RedeemRecord };
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
/** A guest has none. */
export type PointAccount = { kind: 'guest' } | { kind: 'member'; points: number };
export type RedeemHistory = { rows: RedeemRecord[]; totalPages: number; total: number };

export type RedeemForm = { password: string };
export type RedeemGiven = { reward: PointReward; balance: number };
export type ConvertForm = { points: string; password: string };
export type ConvertGiven = Omit<PointRules, 'rules'> & { balance: number };
