const MINUTE = 60_000;

/** `yyyy-MM-dd HH:mm:ss` so many minutes ahead of UTC; nothing for a time that no calendar has. */
export const formatTimeAt = (time: number, utcOffset: number): string => {
  const at = new Date(time + utcOffset * MINUTE);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19).replace('T', ' ');
};

/** `yyyy-MM-dd HH:mm:ss` of moments in a time zone; nothing for a time that no calendar has. */
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

/** Its day. */
export const dayOf = (time: string): string => time.slice(0, 'yyyy-MM-dd'.length);
/** Its hour and minute. */
export const clockOf = (time: string): string =>
  time.slice('yyyy-MM-dd '.length, 'yyyy-MM-dd HH:mm'.length);
/** It without its seconds. */
export const minuteOf = (time: string): string => time.slice(0, 'yyyy-MM-dd HH:mm'.length);

/** The heading of a column of such times: a file leaves the page that says whose time it is. */
export const zonedHeading = (heading: string, timeZone: string): string =>
  `${heading} (${timeZone})`;
