/**
 * `withdrawals`: how many wait for their confirmation (spec §4). `contracts`: how many requests of
 * each kind wait for an answer (spec §3 Consolidated contract flags).
 */
export type Counts = {
  unreadMessages: number;
  promotions: number;
  missions: number;
  withdrawals: number;
  contracts: { dividend: number; daily: number; hourly: number; realTime: number };
};
