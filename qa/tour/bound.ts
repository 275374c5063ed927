import type { TourGraph } from './graph';

const TOLERANCE = 1e-9;
/** Numbers in the largest tableau that is solved within `MOST_WORK`; beyond it the work would bring nothing. */
const LARGEST_TABLEAU = 1_800_000;
/** Multiplications worth spending on one bound: a few seconds. */
const MOST_WORK = 4_000_000_000;

/**
 * A lower bound on the cost of any tour: the linear relaxation of "a circulation that takes an arc of every item". Its
 * dual (a price λ for each item, a potential for each node, no arc worth more than it costs) is feasible at zero, so a
 * plain primal simplex solves it. Stopping early, or rounding on the way, costs sharpness and never validity: the answer
 * is scaled until it holds for every arc.
 */
export const lowerBound = (graph: TourGraph, resetCost: number): number => {
  const plain = plainBound(graph, resetCost);
  // A circulation that never comes by the start is no tour: to begin is an item of its own.
  const begun = graph.items;
  const itemCount = graph.items + 1;
  // Columns: λ per item, then potential up and down per node but 0, whose potential is fixed.
  const columns = itemCount + 2 * (graph.size - 1);
  const limits = [
    ...graph.arcs.map(({ items, from, to }) => ({ items: from === 0 ? [...items, begun] : items, from, to, price: 1 })),
    ...Array.from({ length: graph.size - 1 }, (_, i) => ({ items: [], from: i + 1, to: 0, price: resetCost - 1 })),
  ];
  const cells = limits.length * (columns + 1);
  if (cells > LARGEST_TABLEAU) return plain;
  const up = (node: number) => itemCount + 2 * (node - 1);
  const rows = limits.map(({ items, from, to, price }, i) => {
    const row = new Float64Array(columns + 1);
    for (const item of items) row[item] = 1;
    if (from !== to)
      for (const [node, sign] of [[to, 1], [from, -1]] as const) {
        if (node === 0) continue;
        row[up(node)] = sign;
        row[up(node) + 1] = -sign;
      }
    // Equal prices make the simplex stall; a small, fixed disturbance parts them.
    row[columns] = price * (1 + 1e-3 * (((i + 1) * 0.6180339887) % 1));
    return row;
  });
  const objective = new Float64Array(columns + 1);
  objective.fill(-1, 0, itemCount);
  const solution = maximise(rows, objective, columns, Math.floor(MOST_WORK / cells));

  const potential = (node: number) => (node === 0 ? 0 : (solution[up(node)] ?? 0) - (solution[up(node) + 1] ?? 0));
  let overrun = 1;
  for (const { items, from, to, price } of limits) {
    const worth = items.reduce((sum, item) => sum + Math.max(0, solution[item] ?? 0), 0) + potential(to) - potential(from);
    // A free reset cannot be scaled; its rounding error is taken off below.
    if (worth > price && (price > 0 || worth > 1e-6)) overrun = Math.max(overrun, worth / price);
  }
  const value = solution.subarray(0, itemCount).reduce((sum, price) => sum + Math.max(0, price), 0);
  return Math.max(plain, Math.ceil(value / overrun - 1e-3));
};

/** One path at least, and an arc covers only so many items. */
const plainBound = (graph: TourGraph, resetCost: number): number => {
  const richest = graph.arcs.reduce((most, arc) => Math.max(most, arc.items.length), 1);
  return Math.ceil(graph.items / richest) + resetCost - 1;
};

/** Maximises over `rows · x ≤ rhs, x ≥ 0` with rhs ≥ 0; gives x. The tableau is condensed (a basic variable has no column). */
const maximise = (rows: Float64Array[], objective: Float64Array, columns: number, maxPivots: number): Float64Array => {
  // Bland's rule needs the variables' own numbers: columns first, then slacks.
  const nonBasic = Array.from({ length: columns }, (_, j) => j);
  const basic = rows.map((_, i) => columns + i);
  let stalled = 0;
  for (let pivot = 0; pivot < maxPivots; pivot++) {
    const entering = chooseEntering(objective, nonBasic, columns, stalled > 50);
    if (entering < 0) break;
    const leaving = chooseLeaving(rows, basic, entering, columns);
    if (leaving < 0) break;
    const before = objective[columns] ?? 0;
    exchange(rows, objective, leaving, entering, columns);
    [nonBasic[entering], basic[leaving]] = [basic[leaving] ?? 0, nonBasic[entering] ?? 0];
    stalled = (objective[columns] ?? 0) > before + TOLERANCE ? 0 : stalled + 1;
  }
  const solution = new Float64Array(columns);
  basic.forEach((variable, i) => {
    if (variable < columns) solution[variable] = rows[i]?.[columns] ?? 0;
  });
  return solution;
};

const chooseEntering = (objective: Float64Array, nonBasic: readonly number[], columns: number, isBland: boolean): number => {
  let chosen = -1;
  for (let j = 0; j < columns; j++) {
    const gain = objective[j] ?? 0;
    if (gain > -TOLERANCE) continue;
    const isBetter = isBland ? (nonBasic[j] ?? 0) < (nonBasic[chosen] ?? Infinity) : gain < (objective[chosen] ?? 0) - TOLERANCE;
    if (chosen < 0 || isBetter) chosen = j;
  }
  return chosen;
};

const chooseLeaving = (rows: readonly Float64Array[], basic: readonly number[], entering: number, columns: number): number => {
  let chosen = -1;
  let least = Infinity;
  rows.forEach((row, i) => {
    const coefficient = row[entering] ?? 0;
    if (coefficient <= TOLERANCE) return;
    const ratio = (row[columns] ?? 0) / coefficient;
    if (ratio < least - TOLERANCE || (ratio < least + TOLERANCE && (basic[i] ?? 0) < (basic[chosen] ?? Infinity))) {
      chosen = i;
      least = ratio;
    }
  });
  return chosen;
};

const exchange = (rows: readonly Float64Array[], objective: Float64Array, leaving: number, entering: number, columns: number): void => {
  const pivotRow = rows[leaving];
  if (!pivotRow) return;
  const pivot = pivotRow[entering] ?? 1;
  for (let j = 0; j <= columns; j++) pivotRow[j] = (pivotRow[j] ?? 0) / pivot;
  pivotRow[entering] = 1 / pivot;
  const touched: number[] = [];
  for (let j = 0; j <= columns; j++) if (j !== entering && Math.abs(pivotRow[j] ?? 0) > 1e-12) touched.push(j);
  const eliminate = (row: Float64Array) => {
    const factor = row[entering] ?? 0;
    if (factor === 0) return;
    for (const j of touched) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    row[entering] = -factor / pivot;
  };
  rows.forEach((row, i) => i !== leaving && eliminate(row));
  eliminate(objective);
};
