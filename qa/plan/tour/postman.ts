import type { Tour, TourArc, TourGraph } from './graph';

type FlowArc = {
  readonly from: number;
  readonly to: number;
  readonly price: number;
  capacity: number;
  flow: number;
};

/**
 * The cheapest tour that takes every arc at least once (directed Chinese postman with resets): a
 * min-cost flow of extra walks and resets balances every node, then Hierholzer's algorithm reads
 * off the tour. Exact.
 */
export const postmanTour = (graph: TourGraph, resetCost: number): Tour => {
  const { size, arcs } = graph;
  const surplus = new Int32Array(size);
  for (const arc of arcs) {
    surplus[arc.to] = (surplus[arc.to] ?? 0) + 1;
    surplus[arc.from] = (surplus[arc.from] ?? 0) - 1;
  }
  const network: FlowArc[] = [];
  const incident: number[][] = Array.from({ length: size }, () => []);
  const connect = (from: number, to: number, price: number) => {
    incident[from]?.push(network.length);
    network.push({ from, to, price, capacity: Infinity, flow: 0 });
    incident[to]?.push(network.length);
    network.push({ from: to, to: from, price: -price, capacity: 0, flow: 0 });
  };
  for (const arc of arcs) connect(arc.from, arc.to, 1);
  for (let node = 1; node < size; node++) connect(node, 0, resetCost - 1);
  balance(network, incident, surplus);

  const out: { to: number; arc: TourArc | undefined }[][] = Array.from({ length: size }, () => []);
  arcs.forEach((arc, i) => {
    for (let times = 1 + (network[2 * i]?.flow ?? 0); times > 0; times--)
      out[arc.from]?.push({ to: arc.to, arc });
  });
  for (let i = 2 * arcs.length; i < network.length; i += 2) {
    const reset = network[i];
    for (let times = reset?.flow ?? 0; reset && times > 0; times--)
      out[reset.from]?.push({ to: 0, arc: undefined });
  }
  return { paths: splitAtResets(eulerianTour(out)) };
};

/** Successive shortest paths with potentials, from nodes with a surplus to nodes with a lack. */
const balance = (network: FlowArc[], incident: readonly number[][], surplus: Int32Array): void => {
  const potential = new Float64Array(surplus.length);
  while (surplus.some((amount) => amount > 0)) {
    const { distance, cameBy } = shortest(network, incident, surplus, potential);
    let sink = -1;
    surplus.forEach((amount, node) => {
      if (amount < 0 && (distance[node] ?? Infinity) < (distance[sink] ?? Infinity)) sink = node;
    });
    if (sink < 0) throw new Error('a node cannot be left and cannot be reset');
    const reach = distance[sink] ?? 0;
    potential.forEach(
      (value, node) => (potential[node] = value + Math.min(distance[node] ?? Infinity, reach)),
    );

    const walk: number[] = [];
    let source = sink;
    for (let by = cameBy[source] ?? -1; by >= 0; by = cameBy[source] ?? -1) {
      walk.push(by);
      source = network[by]?.from ?? source;
    }
    const amount = Math.min(
      surplus[source] ?? 0,
      -(surplus[sink] ?? 0),
      ...walk.map((index) => (network[index]?.capacity ?? 0) - (network[index]?.flow ?? 0)),
    );
    for (const index of walk) {
      const arc = network[index];
      const back = network[index ^ 1];
      if (arc) arc.flow += amount;
      if (back) back.flow -= amount;
    }
    surplus[source] = (surplus[source] ?? 0) - amount;
    surplus[sink] = (surplus[sink] ?? 0) + amount;
  }
};

const shortest = (
  network: readonly FlowArc[],
  incident: readonly number[][],
  surplus: Int32Array,
  potential: Float64Array,
) => {
  const distance = new Float64Array(surplus.length).fill(Infinity);
  const cameBy = new Int32Array(surplus.length).fill(-1);
  const heap = new Heap();
  surplus.forEach((amount, node) => {
    if (amount <= 0) return;
    distance[node] = 0;
    heap.push(0, node);
  });
  for (let top = heap.pop(); top; top = heap.pop()) {
    const [reached, node] = top;
    if (reached > (distance[node] ?? 0)) continue;
    for (const index of incident[node] ?? []) {
      const arc = network[index];
      if (!arc || arc.capacity - arc.flow <= 0) continue;
      const through = reached + arc.price + (potential[node] ?? 0) - (potential[arc.to] ?? 0);
      if (through >= (distance[arc.to] ?? 0) - 1e-9) continue;
      distance[arc.to] = through;
      cameBy[arc.to] = index;
      heap.push(through, arc.to);
    }
  }
  return { distance, cameBy };
};

/** A closed walk from node 0 that takes everything once; `arc` is undefined for a reset. */
export const eulerianTour = (
  out: { to: number; arc: TourArc | undefined }[][],
): (TourArc | undefined)[] => {
  const stack: { node: number; arc: TourArc | undefined }[] = [{ node: 0, arc: undefined }];
  const tour: (TourArc | undefined)[] = [];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const onward = out[top.node]?.pop();
    if (onward) stack.push({ node: onward.to, arc: onward.arc });
    else tour.push(stack.pop()?.arc);
  }
  return tour.reverse().slice(1);
};

/** Cuts a closed tour into paths, at its resets. */
export const splitAtResets = (tour: readonly (TourArc | undefined)[]): TourArc[][] => {
  const paths: TourArc[][] = [[]];
  for (const arc of tour) {
    if (arc) paths.at(-1)?.push(arc);
    else paths.push([]);
  }
  return paths.filter((path) => path.length > 0);
};

/** A binary heap of [key, node], smallest key first. */
class Heap {
  private readonly entries: [number, number][] = [];

  push(key: number, node: number): void {
    const { entries } = this;
    let at = entries.push([key, node]) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.key(up) <= this.key(at)) break;
      this.swap(up, at);
      at = up;
    }
  }

  pop(): [number, number] | undefined {
    const { entries } = this;
    const top = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return top;
    entries[0] = last;
    for (let at = 0; ;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && this.key(child + 1) < this.key(child)) child++;
      if (this.key(at) <= this.key(child)) break;
      this.swap(at, child);
      at = child;
    }
    return top;
  }

  private key(at: number): number {
    return this.entries[at]?.[0] ?? Infinity;
  }

  private swap(a: number, b: number): void {
    const { entries } = this;
    const [x, y] = [entries[a], entries[b]];
    if (x && y) [entries[a], entries[b]] = [y, x];
  }
}
