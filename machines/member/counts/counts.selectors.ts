import { isThere } from '../../shared/arrival.selectors';
import { selectValue } from '../../shared/loader.selectors';
import type { CountsSnapshot } from './counts.machine';

/** The messages that are not read; 0 until they are counted. */
export const selectUnread = (s: CountsSnapshot | undefined): number =>
  isThere(s) ? (selectValue(s)?.unreadMessages ?? 0) : 0;
/**
 * The contract requests of all four types that wait for an answer (spec §3 Consolidated contract
 * flags); 0 until they are counted.
 */
export const selectRequests = (s: CountsSnapshot | undefined): number => {
  const waiting = isThere(s) ? selectValue(s)?.contracts : undefined;
  return waiting ? waiting.dividend + waiting.daily + waiting.hourly + waiting.realTime : 0;
};
