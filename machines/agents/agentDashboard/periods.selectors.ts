import { daysBefore, lastDays, MOST_DAYS, PERIOD_LENGTHS } from '../../shared/days.selectors';
import { differenceOfAmounts, sumOfAmounts } from '../../shared/amount';
import {
  MONEY,
  type DashboardDay,
  type DashboardFigures,
  type DashboardPeriod,
  type Figure,
  type MoneyFigure,
  type Period,
} from './agentDashboard.types';

/** A chart of more bars cannot be read on a phone. */
const MOST_PERIODS = 30;

/** The days that are read, up to today. */
export const daysOfDashboard = (today: string, length = MOST_DAYS) => lastDays(today, length);

/** Whole periods up to today, the newest first; the first two are compared. */
export const periodsOf = (
  days: readonly DashboardDay[],
  period: Period,
  today: string,
): DashboardPeriod[] => {
  const length = PERIOD_LENGTHS[period];
  const count = Math.min(MOST_PERIODS, Math.floor(MOST_DAYS / length));
  return Array.from({ length: count }, (_, place) => {
    const { from, to } = lastDays(daysBefore(today, place * length), length);
    return { from, to, ...sumOf(days.filter(({ day }) => from <= day && day <= to)) };
  });
};

/** Sums, exact to the hundredth. */
export const sumOf = (all: readonly DashboardFigures[]): DashboardFigures => ({
  ...(Object.fromEntries(
    MONEY.map((figure) => [figure, sumOfAmounts(all.map((one) => one[figure]))]),
  ) as Record<MoneyFigure, string>),
  newMembers: all.reduce((sum, one) => sum + one.newMembers, 0),
});

/**
 * How much more a figure is than before, below zero when less, and as a share of before; `share` is
 * null where it says nothing: nothing before, or a figure that lies on both sides of zero.
 */
export const changeOf = (
  figure: Figure,
  now: DashboardFigures,
  before: DashboardFigures,
): { difference: string | number; share: number | null } => {
  const [value, last] = [Number(now[figure]), Number(before[figure])];
  return {
    difference:
      figure === 'newMembers'
        ? now.newMembers - before.newMembers
        : differenceOfAmounts(now[figure], before[figure]),
    share: last > 0 && value >= 0 ? (value - last) / last : null,
  };
};
