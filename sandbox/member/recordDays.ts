import { refused } from '../kit/answer';
import { beginOf } from '../base/yangon';

const DAYS_AT_MOST = 100;
const DAY = 24 * 60 * 60_000;
/** The time from the start of the first day to the end of the last, epoch milliseconds. */
export type RecordSpan = { start: Date; end: Date };

/**
 * The first moment of one day and the last of another, in the platform's time zone; null for a date
 * that does not exist, or when the days are too far apart.
 */
export const spanOf = ({ from, to }: { from: string; to: string }): RecordSpan | null => {
  const [begin, last] = [beginOf(from), beginOf(to)];
  return begin === null || last === null || last < begin || last - begin > DAYS_AT_MOST * DAY
    ? null
    : { start: new Date(begin), end: new Date(last + DAY) };
};

/** The refusal of dates that are invalid or too far apart. */
export const recordDaysWrong = refused((words) => words.recordDays(DAYS_AT_MOST), {
  reason: 'recordDays',
});
