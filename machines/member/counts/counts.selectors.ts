import { isThere } from '../../shared/arrival.selectors';
import { selectValue } from '../../shared/loader.selectors';
import type { CountsSnapshot } from './counts.machine';
import type { Counts } from './counts.types';

/** The counts; undefined until they are counted. */
export const countsOf = (s: CountsSnapshot | undefined): Counts | undefined =>
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
