/**
 * What is known of the time that is left to timers: `zone[i][j]` is the most by which timer `i - 1`
 * is due later than timer `j - 1`, in milliseconds; index 0 stands for now. (A difference bound
 * matrix.)
 */
export type Zone = readonly (readonly number[])[];

/** Without timers. */
export const NO_TIMERS: Zone = [[0]];

/** Of two timers that are due in the same millisecond, the one set first comes first. */
const MOMENT = 1e-6;

/** One more timer, at the end. */
export const withTimer = (zone: Zone, delay: number): Zone => {
  const now = zone[0] ?? [];
  return [
    ...zone.map((row) => [...row, (row[0] ?? 0) - delay]),
    [...now.map((bound) => bound + delay), 0],
  ];
};

/** One timer less. */
export const withoutTimer = (zone: Zone, timer: number): Zone => {
  const isOther = (_: unknown, index: number) => index !== timer + 1;
  return zone.filter(isOther).map((row) => row.filter(isOther));
};

/** After any time in which no timer is due. */
export const waited = (zone: Zone): Zone => {
  const [, ...timers] = zone;
  const now = (zone[0] ?? []).map((_, j) => Math.min(0, ...timers.map((row) => row[j] ?? 0)));
  return [now.map((bound, j) => (j === 0 ? 0 : bound)), ...timers];
};

/** The moment at which a timer is due before all others; undefined where that cannot be. */
export const atDue = (zone: Zone, timer: number): Zone | undefined => {
  const bounds = waited(zone).map((row) => [...row]);
  const tighten = (i: number, j: number, most: number) => {
    const row = bounds[i];
    if (row) row[j] = Math.min(row[j] ?? 0, most);
  };
  tighten(timer + 1, 0, 0);
  for (let earlier = 0; earlier < timer; earlier++) tighten(0, earlier + 1, -MOMENT);
  const size = bounds.length;
  for (let via = 0; via < size; via++)
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++)
        tighten(i, j, (bounds[i]?.[via] ?? 0) + (bounds[via]?.[j] ?? 0));
  return bounds.some((row, i) => (row[i] ?? 0) < 0) ? undefined : bounds;
};
