import { TZDate } from '@date-fns/tz';
// Imported one by one: all three hundred files of the library would slow a start by half a second.
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { setDate } from 'date-fns/setDate';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfHour } from 'date-fns/startOfHour';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { Terms } from '../../../contract/agents';
import { REAL_TIME_SALARY_SETTLEMENT } from '../../../contract/constants';
import { ZONE } from '../../base/yangon';

/** A period, epoch milliseconds; `to` is not part of it. */
export type Span = { from: number; to: number };

/**
 * The period that a moment belongs to, in the platform's time zone (spec §9 Period options,
 * Real-time salary settlement).
 */
export const periodOf = (terms: Terms, time: number): Span => {
  if (terms.kind === 'realTime') {
    const from = time - (time % REAL_TIME_SALARY_SETTLEMENT);
    return { from, to: from + REAL_TIME_SALARY_SETTLEMENT };
  }
  const at = new TZDate(time, ZONE);
  switch (terms.period) {
    case null:
      return span(startOfHour(at), (from) => addHours(from, 1));
    case 'daily':
      return span(startOfDay(at), (from) => addDays(from, 1));
    case 'weekly':
      return span(startOfWeek(at, { weekStartsOn: 1 }), (from) => addWeeks(from, 1));
    case 'semimonthly':
      return at.getDate() < SECOND_HALF
        ? span(startOfMonth(at), (from) => setDate(from, SECOND_HALF))
        : span(setDate(startOfDay(at), SECOND_HALF), (from) => addMonths(startOfMonth(from), 1));
    case 'monthly':
      return span(startOfMonth(at), (from) => addMonths(from, 1));
  }
};

const SECOND_HALF = 16;
const span = (from: TZDate, end: (from: TZDate) => Date): Span => ({
  from: from.getTime(),
  to: end(from).getTime(),
});
