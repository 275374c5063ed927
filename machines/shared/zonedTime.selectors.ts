const MINUTE = 60_000;

/**
 * A time as `yyyy-MM-dd HH:mm:ss`, this many minutes ahead of UTC; empty for an impossible time.
 */
export const formatTimeAt = (time: number, utcOffset: number): string => {
  const at = new Date(time + utcOffset * MINUTE);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19).replace('T', ' ');
};

/**
 * A function that gives a time as `yyyy-MM-dd HH:mm:ss` in a time zone; empty for an impossible
 * time.
 */
export const createZonedTime = (timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (time: number): string => {
    if (Number.isNaN(new Date(time).getTime())) return '';
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      parts.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  };
};

/** The day of such a time. */
export const dayOf = (time: string): string => time.slice(0, 'yyyy-MM-dd'.length);
/** The hour and minute of such a time. */
export const clockOf = (time: string): string =>
  time.slice('yyyy-MM-dd '.length, 'yyyy-MM-dd HH:mm'.length);
/** Such a time without its seconds. */
export const minuteOf = (time: string): string => time.slice(0, 'yyyy-MM-dd HH:mm'.length);

/**
 * The heading of a column of such times. It names the time zone, because a file is read without its
 * page.
 */
export const zonedHeading = (heading: string, timeZone: string): string =>
  `${heading} (${timeZone})`;
