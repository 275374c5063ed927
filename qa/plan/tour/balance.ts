import type { Circulation } from './circulation';

/**
 * Whole flow on columns that makes up for surpluses, at the least cost, and potentials by which no
 * column costs less than nothing.
 */
export type Balanced = { readonly flow: Int32Array; readonly potentials: Int32Array };

/**
 * Min-cost flow without capacities: sends what nodes have too much of to nodes that lack it. Primal
 * and dual in turn: costs are small whole numbers, so that there are few distances, and for each of
 * them all that can go at that distance goes at once.
 */
export class Balancer {
  /**
   * The ways out of a node are `begin[node] … begin[node + 1] - 1`: forwards by a column's number,
   * backwards by its complement; with the node at the other end and the cost.
   */
  private readonly begin: Int32Array;
  private readonly ways: Int32Array;
  private readonly ends: Int32Array;
  private readonly costs: Int32Array;
  /** Those that cost nothing now, in the same order, are `begin[node] … freeEnd[node] - 1`. */
  private readonly freeWays: Int32Array;
  private readonly freeEnds: Int32Array;
  private readonly freeEnd: Int32Array;
  private readonly distance: Int32Array;
  private readonly level: Int32Array;
  private readonly at: Int32Array;
  /** The nodes that were reached at no cost, in order. */
  private readonly queue: Int32Array;
  private reached = 0;
  private flow = new Int32Array(0);
  private potentials = new Int32Array(0);
  private surplus = new Int32Array(0);

  constructor(private readonly circulation: Circulation) {
    const { nodes, from, to, cost } = circulation;
    const useful = withoutParallels(circulation);
    this.begin = new Int32Array(nodes + 1);
    for (const ends of [from, to])
      for (const j of useful) {
        const after = (ends[j] ?? 0) + 1;
        this.begin[after] = (this.begin[after] ?? 0) + 1;
      }
    for (let node = 0; node < nodes; node++)
      this.begin[node + 1] = (this.begin[node + 1] ?? 0) + (this.begin[node] ?? 0);
    const next = this.begin.slice();
    const size = 2 * useful.length;
    this.ways = new Int32Array(size);
    this.ends = new Int32Array(size);
    this.costs = new Int32Array(size);
    const put = (node: number, way: number, end: number, price: number) => {
      const k = next[node] ?? 0;
      this.ways[k] = way;
      this.ends[k] = end;
      this.costs[k] = price;
      next[node] = k + 1;
    };
    for (const j of useful) {
      const [tail, head, price] = [from[j] ?? 0, to[j] ?? 0, cost[j] ?? 0];
      put(tail, j, head, price);
      put(head, ~j, tail, -price);
    }
    this.freeWays = new Int32Array(size);
    this.freeEnds = new Int32Array(size);
    this.freeEnd = new Int32Array(nodes);
    this.distance = new Int32Array(nodes);
    this.level = new Int32Array(nodes);
    this.at = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
  }

  balance(surplus: Int32Array): Balanced {
    const { columns, nodes } = this.circulation;
    this.flow = new Int32Array(columns);
    this.potentials = new Int32Array(nodes);
    this.surplus = surplus.slice();
    for (;;) {
      this.freeEnd.fill(-1);
      while (this.levelOut()) for (let node = 0; node < nodes; node++) this.sendFrom(node);
      if (!this.surplus.some((amount) => amount > 0))
        return { flow: this.flow, potentials: this.potentials };
      this.raise();
    }
  }

  private sendFrom(node: number): void {
    for (let amount = this.surplus[node] ?? 0; amount > 0; amount = this.surplus[node] ?? 0) {
      const sent = this.push(node, amount);
      if (sent === 0) return;
      this.surplus[node] = amount - sent;
    }
  }

  /** The column of a way is open forwards always, and backwards when it has flow. */
  private isOpen(way: number): boolean {
    return way >= 0 || (this.flow[~way] ?? 0) > 0;
  }

  /**
   * Raises the potentials until something that is lacking is at no distance from a surplus. What
   * was levelled last is at no distance now, and lacks nothing.
   */
  private raise(): void {
    const { distance, surplus, begin, ways, ends, costs, potentials, queue } = this;
    distance.fill(FAR);
    const buckets: number[][] = [Array.from(queue.subarray(0, this.reached))];
    for (const node of buckets[0] ?? []) distance[node] = 0;
    let reach = FAR;
    for (let far = 0; far < Math.min(reach, buckets.length); far++)
      for (const node of buckets[far] ?? []) {
        if (distance[node] !== far) continue;
        const potential = potentials[node] ?? 0;
        for (let k = begin[node] ?? 0, end = begin[node + 1] ?? 0; k < end; k++) {
          const other = ends[k] ?? 0;
          const known = distance[other] ?? 0;
          if (known <= far || !this.isOpen(ways[k] ?? 0)) continue;
          const away = far + (costs[k] ?? 0) + potential - (potentials[other] ?? 0);
          if (away >= known || away >= reach) continue;
          distance[other] = away;
          if ((surplus[other] ?? 0) < 0) reach = away;
          else (buckets[away] ??= []).push(other);
        }
      }
    if (reach === FAR) throw new Error('a node cannot be left and cannot be reset');
    for (let node = 0; node < potentials.length; node++)
      potentials[node] = (potentials[node] ?? 0) + Math.min(distance[node] ?? 0, reach);
  }

  /** Levels by ways that cost nothing; tells whether something that is lacking has one. */
  private levelOut(): boolean {
    const { level, surplus, begin, freeWays, freeEnds, freeEnd, at, queue } = this;
    level.fill(-1);
    at.set(begin.subarray(0, at.length));
    let end = 0;
    let lacking = 0;
    for (let node = 0; node < surplus.length; node++) {
      const amount = surplus[node] ?? 0;
      if (amount < 0) lacking++;
      if (amount <= 0) continue;
      level[node] = 0;
      queue[end++] = node;
    }
    let left = lacking;
    // Beyond the last node that lacks something no way is of use.
    for (let head = 0; head < end && left > 0; head++) {
      const node = queue[head] ?? 0;
      if ((surplus[node] ?? 0) < 0) left--;
      if ((freeEnd[node] ?? 0) < 0) this.findFree(node);
      const next = (level[node] ?? 0) + 1;
      for (let k = begin[node] ?? 0, last = freeEnd[node] ?? 0; k < last; k++) {
        const other = freeEnds[k] ?? 0;
        if ((level[other] ?? 0) >= 0 || !this.isOpen(freeWays[k] ?? 0)) continue;
        level[other] = next;
        queue[end++] = other;
      }
    }
    this.reached = end;
    return left < lacking;
  }

  /** Once for all levellings by the same potentials. */
  private findFree(node: number): void {
    const { begin, ways, ends, costs, freeWays, freeEnds, potentials } = this;
    const potential = potentials[node] ?? 0;
    let free = begin[node] ?? 0;
    for (let k = free, end = begin[node + 1] ?? 0; k < end; k++) {
      const other = ends[k] ?? 0;
      if ((costs[k] ?? 0) + potential !== (potentials[other] ?? 0)) continue;
      freeWays[free] = ways[k] ?? 0;
      freeEnds[free++] = other;
    }
    this.freeEnd[node] = free;
  }

  private push(node: number, amount: number): number {
    const { surplus, level, freeWays, freeEnds, freeEnd, at, flow } = this;
    const lack = -(surplus[node] ?? 0);
    if (lack > 0) {
      const taken = Math.min(lack, amount);
      surplus[node] = taken - lack;
      return taken;
    }
    const next = (level[node] ?? 0) + 1;
    const end = freeEnd[node] ?? 0;
    for (let k = at[node] ?? 0; k < end; k++) {
      const other = freeEnds[k] ?? 0;
      if (level[other] !== next) continue;
      const way = freeWays[k] ?? 0;
      if (!this.isOpen(way)) continue;
      const sent = this.push(other, way >= 0 ? amount : Math.min(amount, flow[~way] ?? 0));
      if (sent === 0) continue;
      at[node] = k;
      const column = way >= 0 ? way : ~way;
      flow[column] = (flow[column] ?? 0) + (way >= 0 ? sent : -sent);
      return sent;
    }
    at[node] = end;
    return 0;
  }
}

/** The columns that flow is ever sent by: the first of those that do the same, and no loops. */
const withoutParallels = ({ columns, nodes, from, to, cost }: Circulation): number[] => {
  const kept: number[] = [];
  const cheapest = new Map<number, number>();
  for (let j = 0; j < columns; j++) {
    const [tail, head, price] = [from[j] ?? 0, to[j] ?? 0, cost[j] ?? 0];
    const ends = tail * nodes + head;
    if (tail === head || (cheapest.get(ends) ?? Infinity) <= price) continue;
    cheapest.set(ends, price);
    kept.push(j);
  }
  return kept;
};

/** Farther than anything can be. */
const FAR = 2 ** 30;
