/** A count with leading zeros, as clocks and days have them. */
export const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * `yyyy-MM-dd HH:mm:ss` on the reader's own clock: when this device read what it still shows. What
 * the platform has recorded is in the platform's zone (`platformTime`). Empty for an impossible
 * time.
 */
export const deviceTime = (time: number): string => {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return '';
  const day = [digits(at.getFullYear(), 4), digits(at.getMonth() + 1), digits(at.getDate())].join(
    '-',
  );
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map((value) => digits(value));
  return `${day} ${clock.join(':')}`;
};

/** The days of a range, or the one day that it is. */
export const daysOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? from : `${from} – ${to}`;

/** `HH:mm` on the reader's own clock. */
export const deviceClock = (time: number): string => deviceTime(time).slice(11, 16);

/** `GMT+6:30` of minutes ahead of UTC. */
export const formatOffset = (utcOffset: number): string => {
  const minutes = Math.abs(utcOffset);
  const rest = minutes % 60;
  const sign = utcOffset < 0 ? '−' : '+';
  return `GMT${sign}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${digits(rest)}`}`;
};
