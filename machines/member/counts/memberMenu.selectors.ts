import type { CountsSnapshot } from './counts.machine';
import { countsOf, selectCount } from './counts.selectors';

/**
 * The contract requests of all four types that wait for an answer (spec §3 Consolidated contract
 * flags); 0 until they are counted.
 */
export const selectRequests = (s: CountsSnapshot | undefined): number => {
  const waiting = countsOf(s)?.contracts;
  return waiting ? waiting.dividend + waiting.daily + waiting.hourly + waiting.realTime : 0;
};
/** The rewards that can be claimed. */
export const selectRewards = selectCount('promotions');
/** The name of the VIP level; empty without one. */
export const selectVipLabel = (s: CountsSnapshot | undefined): string =>
  countsOf(s)?.vip?.label ?? '';
