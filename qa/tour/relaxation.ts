import { circulationOf, worthOf, type Circulation } from './circulation';
import type { TourGraph } from './graph';
import { certifiedPrices, type Prices } from './prices';

/** Column visits worth spending on one graph: a few seconds. */
const MOST_WORK = 200_000_000;
/** Iterations between two looks at how good the prices are by now. */
const ROUND = 250;
const RESTART_CHECK = 50;
/** Near enough, as a share of the value. */
const NEAR = 2e-3;

/**
 * The best prices found by the linear relaxation "a circulation that takes an arc of every item" (Chinese postman,
 * fractions allowed). A first-order method, the primal-dual hybrid gradient with diagonal steps and restarts at the
 * average, needs nothing but walks over the columns, so that no graph is too large for it. What it gives is nearly
 * feasible and then certified: stopping early costs sharpness, never validity.
 */
export const relaxedPrices = (graph: TourGraph, resetCost: number): Prices => relax(graph, resetCost).prices;

/** The same with the flow that they go with, nearly a circulation, by columns. */
export const relax = (graph: TourGraph, resetCost: number): { readonly prices: Prices; readonly flow: Float64Array } => {
  const circulation = circulationOf(graph, resetCost);
  const solver = new Solver(circulation);
  let best = certifiedPrices(circulation, new Float64Array(circulation.itemCount).fill(1), new Float64Array(circulation.nodes));
  let lastFlow: Float64Array = new Float64Array(circulation.columns);
  const rounds = Math.max(8, Math.floor(MOST_WORK / circulation.columns / ROUND));
  for (let round = 0; round < rounds; round++) {
    const { error, spent, flow, items, potentials } = solver.run(ROUND);
    lastFlow = flow;
    const found = certifiedPrices(circulation, items, potentials);
    if (found.value > best.value) best = found;
    if (error < NEAR && Math.abs(spent - best.value) < NEAR * best.value) break;
  }
  return { prices: best, flow: lastFlow };
};

/** The value as a bound on whole costs. */
export const boundOf = ({ value }: Prices): number => Math.ceil(value - 1e-6);

/** A point of the method: flow on columns, and prices on rows, which are the nodes (their potentials) and then the items. */
type Point = { readonly flow: Float64Array; readonly price: Float64Array; readonly potentials: Float64Array; readonly items: Float64Array };

const pointOf = (flow: Float64Array, price: Float64Array, nodes: number): Point => ({
  flow,
  price,
  potentials: price.subarray(0, nodes),
  items: price.subarray(nodes),
});

class Solver {
  private readonly rows: number;
  private readonly now: Point;
  private readonly sum: Point;
  private readonly restart: Point;
  /** Diagonal steps (Pock and Chambolle): one over the number of entries in a column or a row. */
  private readonly step: Point;
  private readonly leap: Float64Array;
  private readonly lack: Float64Array;
  private sinceRestart = 0;
  /** Balances the steps of flow and price. */
  private weight = 1;
  private errorAtRestart = Infinity;
  private errorBefore = Infinity;

  constructor(private readonly circulation: Circulation) {
    const { columns, nodes, itemCount, from, to, first, items } = circulation;
    this.rows = nodes + itemCount;
    const zero = () => pointOf(new Float64Array(columns), new Float64Array(this.rows), nodes);
    this.now = zero();
    this.sum = zero();
    this.restart = zero();
    this.step = zero();
    this.leap = new Float64Array(columns);
    this.lack = new Float64Array(this.rows);
    const { flow, price } = this.step;
    const count = (row: number) => (price[row] = (price[row] ?? 0) + 1);
    for (let j = 0; j < columns; j++) {
      const isLoop = from[j] === to[j];
      flow[j] = 1 / Math.max(1, (first[j + 1] ?? 0) - (first[j] ?? 0) + (isLoop ? 0 : 2));
      if (isLoop) continue;
      count(from[j] ?? 0);
      count(to[j] ?? 0);
    }
    for (const item of items) count(nodes + item);
    for (let row = 0; row < this.rows; row++) price[row] = 1 / Math.max(1, price[row] ?? 0);
  }

  /** Some iterations more; gives the prices by now, the cost of the flow, and how far both are from optimal. */
  run(iterations: number): { error: number; spent: number; flow: Float64Array; items: Float64Array; potentials: Float64Array } {
    for (let i = 0; i < iterations; i++) {
      this.iterate();
      if (this.sinceRestart % RESTART_CHECK === 0) this.restartWhereBetter();
    }
    const { flow, items, potentials } = this.sinceRestart > 0 ? this.average() : this.now;
    return { error: this.errorBefore, spent: dot(this.circulation.cost, flow), flow, items, potentials };
  }

  private iterate(): void {
    const { rows, leap, lack, weight } = this;
    const { columns, nodes, from, to, cost, first, items } = this.circulation;
    const { flow, price, potentials, items: worth } = this.now;
    const { flow: sumOfFlow, price: sumOfPrice } = this.sum;
    const { flow: flowStep, price: priceStep } = this.step;
    for (let j = 0, k = 0; j < columns; j++) {
      const climb = (potentials[to[j] ?? 0] ?? 0) - (potentials[from[j] ?? 0] ?? 0);
      let gain = 0;
      for (const end = first[j + 1] ?? 0; k < end; k++) gain += worth[items[k] ?? 0] ?? 0;
      const old = flow[j] ?? 0;
      const next = Math.max(0, old - ((flowStep[j] ?? 0) / weight) * ((cost[j] ?? 0) - climb - gain));
      leap[j] = 2 * next - old;
      flow[j] = next;
      sumOfFlow[j] = (sumOfFlow[j] ?? 0) + next;
    }
    this.measureLack(leap);
    for (let row = 0; row < rows; row++) {
      const moved = (price[row] ?? 0) + (priceStep[row] ?? 0) * weight * (lack[row] ?? 0);
      const next = row < nodes ? moved : Math.max(0, moved);
      price[row] = next;
      sumOfPrice[row] = (sumOfPrice[row] ?? 0) + next;
    }
    this.sinceRestart++;
  }

  private reducedCost(column: number, { potentials, items }: Point): number {
    const { from, to, cost } = this.circulation;
    const climb = (potentials[to[column] ?? 0] ?? 0) - (potentials[from[column] ?? 0] ?? 0);
    return (cost[column] ?? 0) - climb - worthOf(this.circulation, items, column);
  }

  /** What each row lacks: a node as much in as out, an item one arc. */
  private measureLack(flow: Float64Array): void {
    const { columns, nodes, from, to, first, items } = this.circulation;
    const { lack } = this;
    lack.fill(0, 0, nodes).fill(1, nodes);
    for (let j = 0; j < columns; j++) {
      const amount = flow[j] ?? 0;
      if (amount === 0) continue;
      const tail = from[j] ?? 0;
      const head = to[j] ?? 0;
      lack[tail] = (lack[tail] ?? 0) + amount;
      lack[head] = (lack[head] ?? 0) - amount;
      for (let k = first[j] ?? 0, end = first[j + 1] ?? 0; k < end; k++) {
        const row = nodes + (items[k] ?? 0);
        lack[row] = (lack[row] ?? 0) - amount;
      }
    }
  }

  private average(): Point {
    const share = 1 / this.sinceRestart;
    const { flow, price } = this.sum;
    return pointOf(flow.map((value) => value * share), price.map((value) => value * share), this.circulation.nodes);
  }

  /** The method spirals in; its average stands nearer to the middle, and starting anew from there makes it converge. */
  private restartWhereBetter(): void {
    const average = this.average();
    const error = this.errorOf(average);
    const errorNow = this.errorOf(this.now);
    const least = Math.min(error, errorNow);
    const isMuchBetter = least < 0.2 * this.errorAtRestart;
    const isBetterAndStuck = least < 0.8 * this.errorAtRestart && least > this.errorBefore;
    this.errorBefore = least;
    if (!isMuchBetter && !isBetterAndStuck && this.sinceRestart < 3000) return;
    if (error < errorNow) {
      this.now.flow.set(average.flow);
      this.now.price.set(average.price);
    }
    const moved = Math.sqrt(distance(this.now.flow, this.restart.flow, this.step.flow));
    const priced = Math.sqrt(distance(this.now.price, this.restart.price, this.step.price));
    if (moved > 1e-9 && priced > 1e-9) this.weight = Math.sqrt((priced / moved) * this.weight);
    this.restart.flow.set(this.now.flow);
    this.restart.price.set(this.now.price);
    this.sum.flow.fill(0);
    this.sum.price.fill(0);
    this.sinceRestart = 0;
    this.errorAtRestart = least;
  }

  /** How far a point is from optimal: what rows lack, what columns are overpaid, and the gap of the two values. */
  private errorOf(point: Point): number {
    const { flow, items } = point;
    const { columns, nodes, cost } = this.circulation;
    this.measureLack(flow);
    let lacking = 0;
    this.lack.forEach((value, row) => (lacking += row < nodes || value > 0 ? value * value : 0));
    let overpaid = 0;
    for (let j = 0; j < columns; j++) overpaid += Math.min(0, this.reducedCost(j, point)) ** 2;
    const spent = dot(cost, flow);
    const worth = items.reduce((total, value) => total + value, 0);
    const squared = this.weight ** 2 * lacking + overpaid / this.weight ** 2 + (spent - worth) ** 2;
    return Math.sqrt(squared) / (1 + Math.abs(spent) + Math.abs(worth));
  }
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Squared, each part measured in steps. */
const distance = (a: Float64Array, b: Float64Array, step: Float64Array): number =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2 / (step[i] ?? 1), 0);
