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
export const circulationOf = (graph: TourGraph, resetCost: number): Circulation => {
  const begun = graph.items;
  const resets = Array.from({ length: graph.size - 1 }, (_, i) => ({
    from: i + 1,
    to: 0,
    cost: resetCost - 1,
    items: [] as number[],
  }));
  const arcs = graph.arcs.map(({ from, to, items }) => ({
    from,
    to,
    cost: 1,
    items: from === 0 ? [...items, begun] : items,
  }));
  const columns = [...arcs, ...resets];
  const first = new Int32Array(columns.length + 1);
  columns.forEach((column, j) => (first[j + 1] = (first[j] ?? 0) + column.items.length));
  return {
    columns: columns.length,
    nodes: graph.size,
    itemCount: graph.items + 1,
    from: Int32Array.from(columns, (column) => column.from),
    to: Int32Array.from(columns, (column) => column.to),
    cost: Float64Array.from(columns, (column) => column.cost),
    first,
    items: Int32Array.from(columns.flatMap((column) => column.items)),
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
