/** The most steps between two round values of an axis, but for one that both ends may add. */
const STEPS = 4;
const ROUND = [1, 2, 5, 10];

/** Round whole numbers from at or below the least value to at or above the greatest, and 0. */
export const ticksOf = (values: readonly number[]): readonly [number, ...number[]] => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const least = (top - bottom) / STEPS;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(least || 1)));
  const step = size * (ROUND.find((factor) => factor * size >= least) ?? 1);
  const first = Math.floor(bottom / step);
  const count = Math.ceil(top / step) - first;
  return [first * step, ...Array.from({ length: count }, (_, at) => (first + at + 1) * step)];
};

/**
 * The places of those labels that fit side by side in a width in letters, the last one among them.
 * The first one begins and the last one ends with the width.
 */
export const labelledOf = (labels: readonly string[], width: number): number[] => {
  const last = labels.length - 1;
  const own = Math.max(1, ...labels.map((label) => lettersOf(label))) + 1;
  const stride = width > own ? Math.max(1, Math.ceil((own * last) / (width - own))) : last + 1;
  return labels.flatMap((_, at) => ((last - at) % stride === 0 ? [at] : []));
};

/** The width of a label in letters; a period breaks after its dash. */
export const lettersOf = (label: string): number =>
  label.includes(' ') ? Math.ceil(label.length / 2) : label.length;
