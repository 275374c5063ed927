/**
 * When support for agents is open (spec §2 Routes, /agent): whole hours in the support's time zone;
 * 1 is Monday.
 */
const HOURS = { firstDay: 1, lastDay: 5, from: 12, to: 21 } as const;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether support is open at a moment, in the support's time zone. */
export const isSupportOpen = (now: number, timeZone: string): boolean => {
  const parts = formatOf(timeZone).formatToParts(now);
  const { weekday = '', hour = '' } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  const day = DAYS.indexOf(weekday);
  return (
    day >= HOURS.firstDay &&
    day <= HOURS.lastDay &&
    Number(hour) >= HOURS.from &&
    Number(hour) < HOURS.to
  );
};

/**
 * Created once: the time is asked for every second, and a new formatter costs more than all its
 * answers.
 */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
};
const formats = new Map<string, Intl.DateTimeFormat>();
