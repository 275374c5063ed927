/** How far ahead an entry is looked for that differs from the one before it. */
const AHEAD = 40;

/**
 * A list in which neighbours share no trait where that is possible: each place has the next entry
 * that shares least with the one before. The order is kept otherwise, and the same list always
 * gives the same one. `before`: what stands in front of it. `count`: how many are wanted of it. The
 * traits of an entry are in the order in which they matter.
 */
export const spread = <T>(
  list: readonly T[],
  traitsOf: (entry: T) => readonly string[],
  { before, count = list.length }: { before?: T | undefined; count?: number } = {},
): T[] => {
  const rest = [...list];
  const found: T[] = [];
  let last = before;
  while (rest.length > 0 && found.length < count) {
    const traits = last === undefined ? [] : traitsOf(last);
    const shared = rest
      .slice(0, AHEAD)
      .map((entry) =>
        traitsOf(entry).reduce(
          (sum, trait, place, all) => sum + (trait === traits[place] ? all.length - place : 0),
          0,
        ),
      );
    const [next] = rest.splice(shared.indexOf(Math.min(...shared)), 1);
    if (next === undefined) break;
    found.push(next);
    last = next;
  }
  return found;
};
