import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addWeeks } from 'date-fns/addWeeks';
import { startOfWeek } from 'date-fns/startOfWeek';
import { yangonDay, ZONE } from '../../base/yangon';

/** A week of missions, Monday to Sunday in the platform's time zone. */
export type MissionsWeek = {
  /** Its Monday and its Sunday, `yyyy-MM-dd`. */
  from: string;
  to: string;
  start: Date;
  /** The first moment after the week. */
  end: Date;
};

/** The week of a moment; `-1` for the one before it. */
export const weekOf = (time: number, weeks = 0): MissionsWeek => {
  const monday = addWeeks(startOfWeek(new TZDate(time, ZONE), { weekStartsOn: 1 }), weeks);
  const end = addWeeks(monday, 1);
  return {
    from: yangonDay(monday.getTime()),
    to: yangonDay(addDays(monday, 6).getTime()),
    start: new Date(monday.getTime()),
    end: new Date(end.getTime()),
  };
};
