/**
 * `withdrawals`: payouts that wait for confirmation (spec §4). `contracts`: requests of each kind
 * that wait for an answer (spec §3 Consolidated contract flags). `vip`: the level, null for none
 * (spec §3 Public state).
 */
export type Counts = {
  unreadMessages: number;
  promotions: number;
  missions: number;
  withdrawals: number;
  vip: { level: number; label: string } | null;
  contracts: { dividend: number; daily: number; hourly: number; realTime: number };
};
