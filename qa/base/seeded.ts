/**
 * Numbers from 0 up to 1, the same for the same seed and name (mulberry32 over a hash of the name).
 */
export const seeded = (seed: number, name: string): (() => number) => {
  let state = seed >>> 0;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `count` random members of a list, in the list's own order. */
export const sampleOf = <T>(list: readonly T[], count: number, random: () => number): T[] => {
  if (list.length <= count) return [...list];
  const drawn = list
    .map((item, index) => ({ item, index, lot: random() }))
    .sort((a, b) => a.lot - b.lot);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
};
