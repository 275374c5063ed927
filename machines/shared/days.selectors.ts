import { PERIODS } from '../../contract/constants';

/** The number of days of the presets of a record page, today included. */
export const DAY_PRESETS = [1, 7, 30] as const;
/** The preset that is shown first. */
export const FIRST_DAYS = 7;

/** assumed: the platform answers a question about records for at most this many days. */
export const MOST_DAYS = 90;

/** The number of days of each period option of spec §9, today included. */
export const PERIOD_LENGTHS: Readonly<Record<(typeof PERIODS)[number], number>> = {
  daily: 1,
  weekly: 7,
  semimonthly: 15,
  monthly: 30,
};

const DAY = 24 * 60 * 60 * 1_000;

/** The day this many days before another, as `yyyy-MM-dd`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** This many days up to today, both included, as `yyyy-MM-dd`. */
export const lastDays = (today: string, days: number): { from: string; to: string } => ({
  from: daysBefore(today, days - 1),
  to: today,
});

/** The period options up to today, with their days. */
export const lastPeriods = (today: string) =>
  PERIODS.map((period) => ({ period, ...lastDays(today, PERIOD_LENGTHS[period]) }));
