/**
 * `withdrawals`: payouts that wait for confirmation (spec §4). `contracts`: requests of each kind
 * that wait for an answer (spec §3 Consolidated contract flags).
 */
export type Counts = {
  unreadMessages: number;
  promotions: number;
  missions: number;
  withdrawals: number;
  contracts: { dividend: number; daily: number; hourly: number; realTime: number };
};
