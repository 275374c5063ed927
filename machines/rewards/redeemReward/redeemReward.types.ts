import type { PointReward } from '../../../contract/points';

export type RedeemForm = { password: string };
export type RedeemGiven = { reward: PointReward; balance: number };
