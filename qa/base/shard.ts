/**
 * The part `index` (from 1) of `of` parts that cost nearly the same: the dearest item goes to the
 * part that has the least so far. The items keep their order.
 */
export const shardOf = <T>(
  items: readonly T[],
  costOf: (item: T) => number,
  { index, of }: { readonly index: number; readonly of: number },
): T[] => {
  const costs = Array.from({ length: of }, () => 0);
  const partOf = new Map<T, number>();
  for (const item of items.toSorted((a, b) => costOf(b) - costOf(a))) {
    const part = costs.indexOf(Math.min(...costs));
    costs[part] = (costs[part] ?? 0) + costOf(item);
    partOf.set(item, part + 1);
  }
  return items.filter((item) => partOf.get(item) === index);
};
