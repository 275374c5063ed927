import { circulationOf, type Circulation } from './circulation';
import type { TourGraph } from './graph';
import { certifiedPrices, type Prices } from './prices';

/** Column visits worth spending on one graph: a few seconds. */
const MOST_WORK = 200_000_000;
/** Iterations between two looks at how good the prices are by now. */
const ROUND = 100;
/** Near enough, as a share of the value. */
const NEAR = 5e-4;
/**
 * A run restarts where a step is this share of its first step; sooner where it does not improve.
 */
const MUCH_NEARER = 0.2;
const NEARER = 0.8;
/** No run is longer than this share of all iterations. */
const LONGEST_RUN = 0.36;

/**
 * The best prices found by the linear relaxation "a circulation that takes an arc of every item"
 * (Chinese postman, fractions allowed). A first-order method, the reflected primal-dual hybrid
 * gradient with Halpern's anchor, diagonal steps and restarts, needs nothing but walks over the
 * columns, so that no graph is too large for it. What it gives is nearly feasible and then
 * certified: stopping early costs sharpness, never validity.
 */
export const relaxedPrices = (graph: TourGraph, resetCost: number): Prices =>
  relax(graph, resetCost).prices;

/** The same with the flow that they go with, nearly a circulation, by columns. */
export const relax = (
  graph: TourGraph,
  resetCost: number,
): { readonly prices: Prices; readonly flow: Float64Array } => {
  const circulation = circulationOf(graph, resetCost);
  const solver = new Solver(circulation);
  const { flow, items, potentials } = solver.answer;
  let best = certifiedPrices(
    circulation,
    new Float64Array(circulation.itemCount).fill(1),
    new Float64Array(circulation.nodes),
  );
  const rounds = Math.max(8, Math.floor(MOST_WORK / circulation.columns / ROUND));
  for (let round = 0; round < rounds; round++) {
    const distance = solver.run(ROUND);
    const found = certifiedPrices(circulation, items, potentials);
    if (found.value > best.value) best = found;
    const enough = NEAR * best.value;
    if (distance < enough && Math.abs(dot(circulation.cost, flow) - best.value) < enough) break;
  }
  return { prices: best, flow };
};

/** The value as a bound on whole costs. */
export const boundOf = ({ value }: Prices): number => Math.ceil(value - 1e-6);

/**
 * A point of the method, in one array and by its parts: flow on columns, and prices on rows, which
 * are the nodes (their potentials) and then the items.
 */
type Point = {
  readonly all: Float64Array;
  readonly flow: Float64Array;
  readonly price: Float64Array;
  readonly potentials: Float64Array;
  readonly items: Float64Array;
};

const origin = ({ columns, nodes, itemCount }: Circulation): Point => {
  const all = new Float64Array(columns + nodes + itemCount);
  const price = all.subarray(columns);
  return {
    all,
    flow: all.subarray(0, columns),
    price,
    potentials: price.subarray(0, nodes),
    items: price.subarray(nodes),
  };
};

class Solver {
  /** Where a step from `now` leads. */
  readonly answer: Point;
  private readonly now: Point;
  /** Where this run began: every point is drawn back to it, less and less. */
  private readonly anchor: Point;
  /** Diagonal steps (Pock and Chambolle): one over the number of entries in a column or a row. */
  private readonly step: Point;
  private readonly lack: Float64Array;
  /** Balances the steps of flow and price. */
  private weight = 1;
  private iterations = 0;
  private sinceRestart = 0;
  private distanceAtRestart = Infinity;

  constructor(private readonly circulation: Circulation) {
    this.answer = origin(circulation);
    this.now = origin(circulation);
    this.anchor = origin(circulation);
    this.step = origin(circulation);
    this.lack = new Float64Array(circulation.nodes + circulation.itemCount);
    const { columns, nodes, from, to, first, items } = circulation;
    const { all, flow, price } = this.step;
    const count = (row: number) => (price[row] = (price[row] ?? 0) + 1);
    for (let j = 0; j < columns; j++) {
      const isLoop = from[j] === to[j];
      flow[j] = (first[j + 1] ?? 0) - (first[j] ?? 0) + (isLoop ? 0 : 2);
      if (isLoop) continue;
      count(from[j] ?? 0);
      count(to[j] ?? 0);
    }
    for (const item of items) count(nodes + item);
    all.forEach((entries, i) => (all[i] = 1 / Math.max(1, entries)));
  }

  /**
   * Some iterations more; tells how far the last step led, which is nothing where all is optimal.
   */
  run(iterations: number): number {
    let distance = Infinity;
    for (let i = 0; i < iterations; i++) {
      const before = distance;
      distance = this.advance();
      if (this.sinceRestart === 0) this.distanceAtRestart = distance;
      else if (this.isAtRest(distance, before)) {
        this.restart();
        continue;
      }
      this.reflect();
    }
    return distance;
  }

  /**
   * One step of the primal-dual hybrid gradient, from `now` to `answer`; tells how far that is,
   * measured in steps.
   */
  private advance(): number {
    const { lack, weight } = this;
    const { columns, nodes, from, to, cost, first, items } = this.circulation;
    const { flow, price } = this.now;
    const { flow: nextFlow, price: nextPrice } = this.answer;
    const { flow: flowStep, price: priceStep } = this.step;
    // What each row lacks where the flow leaps ahead: a node as much in as out, an item one arc.
    lack.fill(0, 0, nodes).fill(1, nodes);
    let moved = 0;
    for (let j = 0; j < columns; j++) {
      const tail = from[j] ?? 0;
      const head = to[j] ?? 0;
      const begin = first[j] ?? 0;
      const end = first[j + 1] ?? 0;
      let worth = (price[head] ?? 0) - (price[tail] ?? 0);
      for (let k = begin; k < end; k++) worth += price[nodes + (items[k] ?? 0)] ?? 0;
      const old = flow[j] ?? 0;
      const step = flowStep[j] ?? 0;
      const next = Math.max(0, old - (step / weight) * ((cost[j] ?? 0) - worth));
      nextFlow[j] = next;
      moved += (next - old) ** 2 / step;
      const leap = 2 * next - old;
      if (leap === 0) continue;
      lack[tail] = (lack[tail] ?? 0) + leap;
      lack[head] = (lack[head] ?? 0) - leap;
      for (let k = begin; k < end; k++) {
        const row = nodes + (items[k] ?? 0);
        lack[row] = (lack[row] ?? 0) - leap;
      }
    }
    let priced = 0;
    for (let row = 0; row < lack.length; row++) {
      const old = price[row] ?? 0;
      const step = priceStep[row] ?? 0;
      const moves = old + step * weight * (lack[row] ?? 0);
      const next = row < nodes ? moves : Math.max(0, moves);
      nextPrice[row] = next;
      priced += (next - old) ** 2 / step;
    }
    this.iterations++;
    return Math.sqrt(weight * moved + priced / weight);
  }

  private isAtRest(distance: number, before: number): boolean {
    const share = distance / this.distanceAtRestart;
    return (
      share <= MUCH_NEARER ||
      (share <= NEARER && distance > before) ||
      this.sinceRestart > LONGEST_RUN * this.iterations
    );
  }

  /** As far again beyond the answer, and drawn back to where the run began. */
  private reflect(): void {
    const { all: now } = this.now;
    const { all: answer } = this.answer;
    const { all: anchor } = this.anchor;
    this.sinceRestart++;
    const share = this.sinceRestart / (this.sinceRestart + 1);
    for (let i = 0; i < now.length; i++)
      now[i] = share * (2 * (answer[i] ?? 0) - (now[i] ?? 0)) + (1 - share) * (anchor[i] ?? 0);
  }

  private restart(): void {
    const moved = Math.sqrt(squares(this.answer.flow, this.anchor.flow, this.step.flow));
    const priced = Math.sqrt(squares(this.answer.price, this.anchor.price, this.step.price));
    if (moved > 1e-9 && priced > 1e-9) this.weight = Math.sqrt((priced / moved) * this.weight);
    this.now.all.set(this.answer.all);
    this.anchor.all.set(this.answer.all);
    this.sinceRestart = 0;
  }
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** The squared distance of two points, each part measured in steps. */
const squares = (a: Float64Array, b: Float64Array, step: Float64Array): number =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2 / (step[i] ?? 1), 0);
