import { Big } from 'big.js';
import type { LimitPeriod } from '../../../contract/jurisdictions/pack';
import { windowOf } from './windows';

/**
 * One deposit or bet. `asked` is what has to fit, `counts` what is counted when it did: less than
 * nothing for a bet that won.
 */
export type Act = { at: number; asked: string; counts: string };
type Limit = { period: LimitPeriod; amount: string; zone: string };
/** `days`: on how many days something did not fit; `kept` is what it would have counted. */
export type Replayed = { days: number; refused: number; kept: Big };

/**
 * Goes through acts in the order of their time as if a limit alone had been in force, and tells
 * what did not fit from a moment on. What was counted before it in the same window still counts.
 */
export const replay = (
  acts: readonly Act[],
  { period, amount, zone }: Limit,
  from: number,
): Replayed => {
  let windowEnd = -Infinity;
  let used = new Big(0);
  let dayEnd = -Infinity;
  const replayed: Replayed = { days: 0, refused: 0, kept: new Big(0) };
  for (const { at, asked, counts } of acts) {
    if (at >= windowEnd) {
      windowEnd = windowOf(period, at, zone).end.getTime();
      used = new Big(0);
    }
    // Winnings make no more room than the limit itself, as in `withUsed`.
    const left = new Big(amount).minus(used.lt(0) ? 0 : used);
    if (left.gte(asked)) {
      used = used.plus(counts);
      continue;
    }
    if (at < from) continue;
    replayed.refused += 1;
    replayed.kept = replayed.kept.plus(counts);
    if (at < dayEnd) continue;
    dayEnd = windowOf('day', at, zone).end.getTime();
    replayed.days += 1;
  }
  return replayed;
};
