import type { PointReward, RedeemRecord } from '../../../contract/points';

export type { PointReward, RedeemRecord };
export type { ConvertForm, ConvertGiven } from '../convertPoints/convertPoints.types';
export type { PointAccount } from '../pointAccount/pointAccount.types';
export type { PointCatalogue, PointRules } from '../pointCatalogue/pointCatalogue.types';
export type { RedeemForm, RedeemGiven } from '../redeemReward/redeemReward.types';
/** A page of redeemed rewards. */
export type RedeemHistory = { rows: RedeemRecord[]; totalPages: number; total: number };
