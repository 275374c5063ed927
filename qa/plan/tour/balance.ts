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
  private readonly cost: Int32Array;
  private readonly incident: Int32Array;
  private readonly begin: Int32Array;
  private readonly distance: Int32Array;
  private readonly level: Int32Array;
  private readonly at: Int32Array;
  private readonly queue: Int32Array;
  private flow = new Int32Array(0);
  private potentials = new Int32Array(0);
  private surplus = new Int32Array(0);

  constructor(private readonly circulation: Circulation) {
    const { columns, nodes, from, to } = circulation;
    this.cost = Int32Array.from(circulation.cost);
    this.begin = new Int32Array(nodes + 1);
    for (const ends of [from, to])
      for (const node of ends) this.begin[node + 1] = (this.begin[node + 1] ?? 0) + 1;
    for (let node = 0; node < nodes; node++)
      this.begin[node + 1] = (this.begin[node + 1] ?? 0) + (this.begin[node] ?? 0);
    const next = this.begin.slice();
    this.incident = new Int32Array(2 * columns);
    // Forwards as the column's number, backwards as its complement.
    const put = (node: number, way: number) => {
      this.incident[next[node] ?? 0] = way;
      next[node] = (next[node] ?? 0) + 1;
    };
    for (let j = 0; j < columns; j++) {
      put(from[j] ?? 0, j);
      put(to[j] ?? 0, ~j);
    }
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
    while (this.surplus.some((amount) => amount > 0)) {
      this.raise();
      while (this.levelOut()) for (let node = 0; node < nodes; node++) this.sendFrom(node);
    }
    return { flow: this.flow, potentials: this.potentials };
  }

  private sendFrom(node: number): void {
    for (let amount = this.surplus[node] ?? 0; amount > 0; amount = this.surplus[node] ?? 0) {
      const sent = this.push(node, amount);
      if (sent === 0) return;
      this.surplus[node] = amount - sent;
    }
  }

  /** The reduced cost of an arc; it is open backwards when it has flow. */
  private reduced(way: number, node: number, other: number): number {
    const price = way >= 0 ? (this.cost[way] ?? 0) : -(this.cost[~way] ?? 0);
    return price + (this.potentials[node] ?? 0) - (this.potentials[other] ?? 0);
  }

  private otherEnd(way: number): number {
    return (way >= 0 ? this.circulation.to[way] : this.circulation.from[~way]) ?? 0;
  }

  private isOpen(way: number): boolean {
    return way >= 0 || (this.flow[~way] ?? 0) > 0;
  }

  /** Raises the potentials until something that is lacking is at no distance from a surplus. */
  private raise(): void {
    const { distance, surplus, begin, incident, potentials } = this;
    distance.fill(-1);
    const buckets: number[][] = [[]];
    surplus.forEach((amount, node) => amount > 0 && buckets[0]?.push(node));
    let reach = -1;
    for (let far = 0; reach < 0 && far < buckets.length; far++)
      for (const node of buckets[far] ?? []) {
        if ((distance[node] ?? 0) >= 0) continue;
        distance[node] = far;
        if ((surplus[node] ?? 0) < 0) reach = far;
        for (let k = begin[node] ?? 0; k < (begin[node + 1] ?? 0); k++) {
          const way = incident[k] ?? 0;
          const other = this.otherEnd(way);
          if (this.isOpen(way) && (distance[other] ?? 0) < 0)
            (buckets[far + this.reduced(way, node, other)] ??= []).push(other);
        }
      }
    if (reach < 0) throw new Error('a node cannot be left and cannot be reset');
    for (let node = 0; node < potentials.length; node++) {
      const far = distance[node] ?? 0;
      potentials[node] = (potentials[node] ?? 0) + (far < 0 ? reach : Math.min(far, reach));
    }
  }

  /** Levels by ways that cost nothing; tells whether something that is lacking has one. */
  private levelOut(): boolean {
    const { level, surplus, begin, incident, at, queue } = this;
    level.fill(-1);
    at.set(begin.subarray(0, at.length));
    let end = 0;
    let isReached = false;
    surplus.forEach((amount, node) => {
      if (amount <= 0) return;
      level[node] = 0;
      queue[end++] = node;
    });
    for (let head = 0; head < end; head++) {
      const node = queue[head] ?? 0;
      if ((surplus[node] ?? 0) < 0) isReached = true;
      for (let k = begin[node] ?? 0; k < (begin[node + 1] ?? 0); k++) {
        const way = incident[k] ?? 0;
        const other = this.otherEnd(way);
        if ((level[other] ?? 0) >= 0 || !this.isOpen(way) || this.reduced(way, node, other) !== 0)
          continue;
        level[other] = (level[node] ?? 0) + 1;
        queue[end++] = other;
      }
    }
    return isReached;
  }

  private push(node: number, amount: number): number {
    const { surplus, level, begin, incident, at, flow } = this;
    const lack = -(surplus[node] ?? 0);
    if (lack > 0) {
      const taken = Math.min(lack, amount);
      surplus[node] = taken - lack;
      return taken;
    }
    for (let k = at[node] ?? 0; k < (begin[node + 1] ?? 0); k++) {
      at[node] = k;
      const way = incident[k] ?? 0;
      const other = this.otherEnd(way);
      if (
        level[other] !== (level[node] ?? 0) + 1 ||
        !this.isOpen(way) ||
        this.reduced(way, node, other) !== 0
      )
        continue;
      const sent = this.push(other, way >= 0 ? amount : Math.min(amount, flow[~way] ?? 0));
      if (sent === 0) continue;
      const column = way >= 0 ? way : ~way;
      flow[column] = (flow[column] ?? 0) + (way >= 0 ? sent : -sent);
      return sent;
    }
    at[node] = begin[node + 1] ?? 0;
    return 0;
  }
}
