import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { startOfMonth } from 'date-fns/startOfMonth';
import { yangonDay, ZONE } from '../../base/yangon';

/** A month of the platform's time zone, `yyyy-MM`, from its first moment to the next month's. */
export type VipMonth = { name: string; start: Date; end: Date };

/** The month of a moment, or one some months later. */
export const monthOf = (time: number, later = 0): VipMonth => {
  const first = addMonths(startOfMonth(new TZDate(time, ZONE)), later);
  return {
    name: yangonDay(first.getTime()).slice(0, 7),
    start: new Date(first.getTime()),
    end: new Date(addMonths(first, 1).getTime()),
  };
};
