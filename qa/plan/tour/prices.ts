import { worthOf, type Circulation } from './circulation';

/**
 * Prices that no tour can undercut: what each item is worth, and the potential of each node. No
 * column covers more than it costs: `worth + potential(to) − potential(from) ≤ cost`. So a whole
 * tour costs at least `value`, and a tour that stands at a node with some items left still costs at
 * least what they are worth, less that node's potential, plus node 0's.
 */
export type Prices = {
  readonly value: number;
  readonly items: Float64Array;
  readonly potentials: Float64Array;
};

const TOLERANCE = 1e-9;

/**
 * Scales any item prices until they are prices in the sense above: by the least ratio of cost to
 * worth that a cycle has, which Dinkelbach's method finds in a few rounds. `hint` are potentials to
 * start from; good ones save time, no more.
 */
export const certifiedPrices = (
  circulation: Circulation,
  items: Float64Array,
  hint: Float64Array,
): Prices => {
  const worth = Float64Array.from({ length: circulation.columns }, (_, j) =>
    worthOf(circulation, items, j),
  );
  const total = items.reduce((sum, price) => sum + price, 0);
  for (let factor = 2; ;) {
    const potentials = hint.slice();
    const cycle = relax(circulation, worth, factor, potentials);
    if (!cycle)
      return { value: total * factor, items: items.map((price) => price * factor), potentials };
    const cost = cycle.reduce((sum, j) => sum + (circulation.cost[j] ?? 0), 0);
    const gain = cycle.reduce((sum, j) => sum + (worth[j] ?? 0), 0);
    factor = Math.min(cost / gain, factor * (1 - TOLERANCE));
  }
};

/**
 * Bellman and Ford: lowers potentials until every column keeps to its cost, or gives a cycle that
 * cannot.
 */
const relax = (
  { columns, nodes, from, to, cost }: Circulation,
  worth: Float64Array,
  factor: number,
  potentials: Float64Array,
): number[] | undefined => {
  const cameBy = new Int32Array(nodes).fill(-1);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let j = 0; j < columns; j++) {
      const tail = from[j] ?? 0;
      const head = to[j] ?? 0;
      const through = (potentials[tail] ?? 0) + (cost[j] ?? 0) - factor * (worth[j] ?? 0);
      if (through >= (potentials[head] ?? 0) - TOLERANCE) continue;
      if (tail === head) return [j];
      potentials[head] = through;
      cameBy[head] = j;
      isChanged = true;
    }
    const cycle = isChanged ? cycleOf(cameBy, from) : undefined;
    if (cycle) return cycle;
  }
  return undefined;
};

/** A cycle among the columns by which nodes were reached last. */
const cycleOf = (cameBy: Int32Array, from: Int32Array): number[] | undefined => {
  const visit = new Int32Array(cameBy.length).fill(-1);
  for (let root = 0; root < cameBy.length; root++) {
    let node = root;
    while (visit[node] === -1 && (cameBy[node] ?? -1) >= 0) {
      visit[node] = root;
      node = from[cameBy[node] ?? 0] ?? 0;
    }
    if (visit[node] !== root || (cameBy[node] ?? -1) < 0) continue;
    const cycle: number[] = [];
    for (let at = node; cycle.length === 0 || at !== node; at = from[cameBy[at] ?? 0] ?? 0)
      cycle.push(cameBy[at] ?? 0);
    return cycle;
  }
  return undefined;
};
