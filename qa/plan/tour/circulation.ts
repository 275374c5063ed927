import type { TourGraph } from './graph';

/**
 * The linear program behind every bound, by columns: a circulation of arcs and resets that takes an
 * arc of each item. To begin is an item of its own, the last one, for a circulation that never
 * comes by the start is no tour. The items of column `j` are `items[first[j]] … items[first[j + 1]
 * - 1]`.
 */
export type Circulation = {
  readonly columns: number;
  readonly nodes: number;
  readonly itemCount: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
  readonly first: Int32Array;
  readonly items: Int32Array;
};

/** The linear program of a graph: an arc costs 1, a reset one less than `resetCost`. */
export const circulationOf = (
  { arcs, size, items: begun }: TourGraph,
  resetCost: number,
): Circulation => {
  const columns = arcs.length + size - 1;
  const from = new Int32Array(columns);
  const to = new Int32Array(columns);
  const cost = new Float64Array(columns);
  const first = new Int32Array(columns + 1);
  const covered: number[] = [];
  arcs.forEach((arc, j) => {
    from[j] = arc.from;
    to[j] = arc.to;
    cost[j] = 1;
    for (const item of arc.items) covered.push(item);
    if (arc.from === 0) covered.push(begun);
    first[j + 1] = covered.length;
  });
  for (let node = 1; node < size; node++) {
    const j = arcs.length + node - 1;
    from[j] = node;
    cost[j] = resetCost - 1;
    first[j + 1] = covered.length;
  }
  return {
    columns,
    nodes: size,
    itemCount: begun + 1,
    from,
    to,
    cost,
    first,
    items: Int32Array.from(covered),
  };
};

/** What a column's items are worth at these prices. */
export const worthOf = (
  { first, items }: Circulation,
  prices: Float64Array,
  column: number,
): number => {
  let worth = 0;
  for (let k = first[column] ?? 0, end = first[column + 1] ?? 0; k < end; k++)
    worth += prices[items[k] ?? 0] ?? 0;
  return worth;
};
