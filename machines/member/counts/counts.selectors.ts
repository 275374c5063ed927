import { isThere } from '../../shared/arrival.selectors';
import { selectValue } from '../../shared/loader.selectors';
import type { CountsSnapshot } from './counts.machine';
import type { Counts } from './counts.types';

/** Undefined until they are counted. */
const countsOf = (s: CountsSnapshot | undefined): Counts | undefined =>
  isThere(s) ? (selectValue(s) ?? undefined) : undefined;

/** What is counted by one number. */
export type CountKind = 'promotions' | 'missions' | 'unreadMessages' | 'withdrawals';
/** One of the counts; 0 until they are counted. */
export const selectCount =
  (kind: CountKind) =>
  (s: CountsSnapshot | undefined): number =>
    countsOf(s)?.[kind] ?? 0;
/** The messages that are not read. */
export const selectUnread = selectCount('unreadMessages');
/** The rewards that can be claimed. */
export const selectRewards = selectCount('promotions');
/**
 * The contract requests of all four types that wait for an answer (spec §3 Consolidated contract
 * flags); 0 until they are counted.
 */
export const selectRequests = (s: CountsSnapshot | undefined): number => {
  const waiting = countsOf(s)?.contracts;
  return waiting ? waiting.dividend + waiting.daily + waiting.hourly + waiting.realTime : 0;
};
/** The name of the VIP level; empty without one. */
export const selectVipLabel = (s: CountsSnapshot | undefined): string =>
  countsOf(s)?.vip?.label ?? '';
