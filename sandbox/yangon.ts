import { TZDate } from '@date-fns/tz';
import { format, startOfDay } from 'date-fns';

/** The platform's own time zone. */
export const ZONE = 'Asia/Yangon';
/** Its distance from UTC, in minutes. */
export const UTC_OFFSET = 6 * 60 + 30;
const DAY = 'yyyy-MM-dd';

/** When the day of a moment began there. */
export const yangonMidnight = (time: number): number => startOfDay(new TZDate(time, ZONE)).getTime();

/** The day of a moment there, `yyyy-MM-dd`. */
export const yangonDay = (time: number): string => format(new TZDate(time, ZONE), DAY);

/** When a day `yyyy-MM-dd` begins there; null for one that no calendar has. */
export const beginOf = (day: string): number | null => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const begin = new TZDate(year, month - 1, date, ZONE);
  return Number.isNaN(begin.getTime()) || format(begin, DAY) !== day ? null : begin.getTime();
};
