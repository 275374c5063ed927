/**
 * "Did you mean …?" with the nearest name, for a message about a mistyped name; `otherwise` when
 * none is near.
 */
export const didYouMean = (
  wrong: string,
  names: readonly string[],
  { as = (name: string) => `"${name}"`, otherwise = '' } = {},
): string => {
  const near = nearest(wrong, names);
  return near === undefined ? otherwise : ` Did you mean ${as(near)}?`;
};

/** The nearest name by edit distance; undefined when none is near. */
const nearest = (wrong: string, names: readonly string[]): string | undefined => {
  const ranked = names
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(wrong.length / 3)) ? best.name : undefined;
};

const editDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};
