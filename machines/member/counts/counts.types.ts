/**
 * The rewards that wait for a press of the member. `amount`: their sum as a decimal string, without
 * the prizes that are uncovered when they are claimed; null when those are all.
 */
export type Claimable = { count: number; amount: string | null; currencySymbol: string };

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
  /** Null when there are none, and when they could not be read. */
  claimable: Claimable | null;
  vip: { level: number; label: string } | null;
  contracts: { dividend: number; daily: number; hourly: number; realTime: number };
};
