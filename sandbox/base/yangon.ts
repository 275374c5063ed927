import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { startOfDay } from 'date-fns/startOfDay';

/** The platform's own time zone. */
export const ZONE = 'Asia/Yangon';
/** Its offset from UTC, in minutes. */
export const UTC_OFFSET = 6 * 60 + 30;

/** The start of a moment's day there, epoch milliseconds. */
export const yangonMidnight = (time: number): number =>
  startOfDay(new TZDate(time, ZONE)).getTime();

/** The day of a moment there, `yyyy-MM-dd`. */
export const yangonDay = (time: number): string => isoDay(new TZDate(time, ZONE));

/**
 * The start of a day `yyyy-MM-dd` there, epoch milliseconds; null for a date that does not exist.
 */
export const beginOf = (day: string): number | null => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const begin = new TZDate(year, month - 1, date, ZONE);
  return Number.isNaN(begin.getTime()) || isoDay(begin) !== day ? null : begin.getTime();
};

/** A moment there, `yyyy-MM-dd HH:mm`. */
export const yangonMinute = (time: number): string =>
  formatISO(new TZDate(time, ZONE)).slice(0, 16).replace('T', ' ');

const isoDay = (date: TZDate): string => formatISO(date, { representation: 'date' });
