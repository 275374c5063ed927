import type { CountsSnapshot } from './counts.machine';
import { countsOf, selectCount } from './counts.selectors';
import type { Claimable } from './counts.types';

/**
 * The contract requests of all four types that wait for an answer (spec §3 Consolidated contract
 * flags); 0 until they are counted.
 */
export const selectRequests = (s: CountsSnapshot | undefined): number => {
  const waiting = countsOf(s)?.contracts;
  return waiting ? waiting.dividend + waiting.daily + waiting.hourly + waiting.realTime : 0;
};
/** The rewards to claim; null for none, and until they are counted. */
export const selectClaimable = (s: CountsSnapshot | undefined): Claimable | null =>
  countsOf(s)?.claimable ?? null;
/** The rewards that can be joined or claimed. */
export const selectRewards = selectCount('promotions');
/** The name of the VIP level; empty without one. */
export const selectVipLabel = (s: CountsSnapshot | undefined): string =>
  countsOf(s)?.vip?.label ?? '';
