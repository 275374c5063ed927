import { refused } from '../kit/answer';
import { beginOf } from '../base/yangon';

const DAYS_AT_MOST = 100;
const DAY = 24 * 60 * 60_000;
/** From the first day to the end of the last. */
export type RecordSpan = { start: Date; end: Date };

/**
 * From the first moment of a day to the last of another, in the platform's time zone; null where no
 * calendar has them, or they are too far apart.
 */
export const spanOf = ({ from, to }: { from: string; to: string }): RecordSpan | null => {
  const [begin, last] = [beginOf(from), beginOf(to)];
  return begin === null || last === null || last < begin || last - begin > DAYS_AT_MOST * DAY
    ? null
    : { start: new Date(begin), end: new Date(last + DAY) };
};

/** The refusal of days that are too many or invalid. */
export const recordDaysWrong = refused((words) => words.recordDays(DAYS_AT_MOST), {
  reason: 'recordDays',
});
