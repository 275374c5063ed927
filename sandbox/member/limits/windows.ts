import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { LimitPeriod } from '../../../contract/jurisdictions/pack';

/**
 * The fixed window of a period that a moment lies in: from one midnight of the zone up to another,
 * so a day of a daylight-saving change has 23 or 25 hours.
 */
export const windowOf = (
  period: LimitPeriod,
  at: number,
  zone: string,
): { start: Date; end: Date } => {
  const local = new TZDate(at, zone);
  const [start, end] = ((): [TZDate, TZDate] => {
    switch (period) {
      case 'day': {
        const day = startOfDay(local);
        return [day, addDays(day, 1)];
      }
      case 'week': {
        const week = startOfWeek(local, { weekStartsOn: 1 });
        return [week, addWeeks(week, 1)];
      }
      case 'month': {
        const month = startOfMonth(local);
        return [month, addMonths(month, 1)];
      }
    }
  })();
  return { start: new Date(start.getTime()), end: new Date(end.getTime()) };
};
