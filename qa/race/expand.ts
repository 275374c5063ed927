import type { AnyMachineSnapshot } from 'xstate';
import type { Edge, Start } from '../explore/explore';
import { areDependent, unionOf, type Access, type Move, type System } from './system';

/** The places of all processes, then the numbers of the values of all shared things. */
type State = readonly number[];

export type RaceEdge = Edge & { readonly move: Move };

/** What was expanded of a system; properties are checked in it. */
export type Expanded = {
  readonly nodes: readonly RaceNode[];
  readonly starts: readonly Start[];
  /** The value of a shared thing in a state. */
  readonly valueIn: (state: State, slot: number) => unknown;
  /** How many nodes have fewer steps here than are possible, since their order is no matter. */
  readonly reduced: number;
  /** Bounds that were met. */
  readonly bounds: ReadonlySet<string>;
  readonly isTruncated: () => boolean;
};

/** A configuration of all processes together. */
class RaceNode {
  private seen: AnyMachineSnapshot | undefined;
  private taken: readonly RaceEdge[] | undefined;

  constructor(
    readonly state: State,
    private readonly space: Space,
  ) {}

  get snapshot(): AnyMachineSnapshot {
    return (this.seen ??= this.space.system.snapshotOf(this.state, (slot) =>
      this.space.valueIn(this.state, slot),
    ));
  }

  /** The steps that were chosen here; every step where nothing was chosen. */
  get edges(): readonly RaceEdge[] {
    return (this.taken ??= this.space.edgesOf(this.space.stepsFrom(this.state).flat()));
  }

  take(edges: readonly RaceEdge[]): void {
    this.taken = edges;
  }
}

type Step = { readonly process: number; readonly move: Move; readonly state: State };
type Options = {
  readonly limit: number;
  /** Called now and then with the number of nodes. */
  readonly onProgress?: (nodes: number) => void;
};

/** The steps of a system and the numbers of its states. */
class Space {
  readonly nodes: RaceNode[] = [];
  readonly bounds = new Set<string>();
  isTruncated = false;
  private readonly known = new Map<string, number>();
  private readonly values: unknown[][];
  private readonly numbers: Map<string, number>[];
  private readonly outcomes = new Map<Move, Map<string, OutcomeOf>>();
  private readonly count: number;

  constructor(
    readonly system: System,
    private readonly options: Options,
  ) {
    this.count = system.processes.length;
    this.values = system.slots.map(() => []);
    this.numbers = system.slots.map(() => new Map());
  }

  /** The number of a state that was reached before. */
  numberIn(state: State): number | undefined {
    return this.known.get(state.join());
  }

  /** The number of a state; undefined where the limit is met. */
  reach(state: State): number | undefined {
    const key = state.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.nodes.length >= this.options.limit) {
      this.isTruncated = true;
      return undefined;
    }
    this.nodes.push(new RaceNode(state, this));
    this.known.set(key, this.nodes.length - 1);
    if (this.nodes.length % BEAT === 0) this.options.onProgress?.(this.nodes.length);
    return this.nodes.length - 1;
  }

  startAt(places: readonly number[]): number | undefined {
    const { slots } = this.system;
    return this.reach([
      ...places,
      ...slots.map(({ initial }, slot) => this.numberOf(slot, initial)),
    ]);
  }

  valueIn(state: State, slot: number): unknown {
    return this.values[slot]?.[state[this.count + slot] ?? -1];
  }

  /** Every step that is possible in a state, by process. */
  stepsFrom(state: State): readonly (readonly Step[])[] {
    return this.system.processes.map((one, process) =>
      one.movesAt(state[process] ?? -1).flatMap((move): Step[] => {
        const outcome = this.outcomeOf(move, state);
        if (outcome === null) return [];
        const after = [...state];
        after[process] = outcome.to;
        for (const [slot, number] of outcome.changes) after[this.count + slot] = number;
        return [{ process, move, state: after }];
      }),
    );
  }

  /** The steps that lead to states within the limit. */
  edgesOf(steps: readonly Step[]): readonly RaceEdge[] {
    return steps.flatMap(({ move, state }) => {
      const to = this.reach(state);
      const { stimulus, begun } = move;
      return to === undefined ? [] : [{ to, stimulus, transitions: [], raised: [], begun, move }];
    });
  }

  /** A step depends only on the values that it looks at; it is worked out once for each. */
  private outcomeOf(move: Move, state: State): OutcomeOf {
    const { access, apply } = move;
    let key = '';
    for (let bits = access.reads | access.writes, slot = 0; bits !== 0; bits >>>= 1, slot++)
      if ((bits & 1) === 1) key += `${state[this.count + slot] ?? -1},`;
    let known = this.outcomes.get(move);
    if (!known) this.outcomes.set(move, (known = new Map<string, OutcomeOf>()));
    const found = known.get(key);
    if (found !== undefined) return found;
    const outcome = apply((slot) => this.valueIn(state, slot));
    if (outcome?.bound !== undefined) this.bounds.add(outcome.bound);
    const numbered = outcome && {
      to: outcome.to,
      changes: [...outcome.changes].map(([slot, value]): [number, number] => [
        slot,
        this.numberOf(slot, value),
      ]),
    };
    known.set(key, numbered);
    return numbered;
  }

  private numberOf(slot: number, value: unknown): number {
    const text = JSON.stringify(value);
    const numbers = this.numbers[slot];
    const known = numbers?.get(text);
    if (known !== undefined) return known;
    const number = numbers?.size ?? 0;
    numbers?.set(text, number);
    this.values[slot]?.push(frozen(value));
    return number;
  }
}
type OutcomeOf = {
  readonly to: number;
  readonly changes: readonly (readonly [slot: number, number: number])[];
} | null;
/** How often progress is told. */
const BEAT = 4096;

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
};

const expandedOf = (space: Space, starts: readonly Start[], reduced: number): Expanded => ({
  nodes: space.nodes,
  starts,
  valueIn: (state, slot) => space.valueIn(state, slot),
  reduced,
  bounds: space.bounds,
  isTruncated: () => space.isTruncated,
});

const startsIn = (space: Space): readonly Start[] =>
  space.system.starts.flatMap(({ name, places }) => {
    const to = space.startAt(places);
    return to === undefined
      ? []
      : [{ input: name, to, transitions: [], begun: { actors: [], timers: [] } }];
  });

/**
 * Every step in every order. A node is expanded when somebody looks at its steps: a search that
 * goes by distance and ends early needs no more.
 */
export const expandAsAsked = (system: System, options: Options): Expanded => {
  const space = new Space(system, options);
  return expandedOf(space, startsIn(space), 0);
};

/**
 * Goes through a system in depth and leaves out orders that make no difference (partial-order
 * reduction while it expands, by persistent sets of processes). Where it takes only the steps of
 * some processes,
 *
 * 1. nothing that the others may still do depends on any step that is possible, or may become so,
 *    where those processes are: whatever the others do first, the same steps can come after it;
 * 2. none of the steps is visible: no property tells whether it came earlier or later;
 * 3. none leads back to a state on the way here, so that the others are not put off for ever.
 *
 * Otherwise every step is taken. What the properties see is then the same as in all orders.
 */
export const expandReduced = (
  system: System,
  isVisible: (move: Move) => boolean,
  options: Options,
): Expanded => {
  const space = new Space(system, options);
  const starts = startsIn(space);
  const { processes } = system;
  const visible = new Map<Move, boolean>();
  const isSeen = ({ move }: Step): boolean => {
    const value = visible.get(move) ?? isVisible(move);
    visible.set(move, value);
    return value;
  };
  const nowAt: Map<number, Access>[] = processes.map(() => new Map<number, Access>());
  const nowOf = (process: number, place: number): Access => {
    const known = nowAt[process]?.get(place);
    if (known) return known;
    const access = unionOf((processes[process]?.movesAt(place) ?? []).map((move) => move.access));
    nowAt[process]?.set(place, access);
    return access;
  };
  /** The processes that have to be looked at together with one. */
  const clusterOf = (seed: number, state: State): ReadonlySet<number> => {
    const cluster = new Set([seed]);
    for (const member of cluster) {
      const now = nowOf(member, state[member] ?? -1);
      processes.forEach((other, index) => {
        if (!cluster.has(index) && areDependent(now, other.futureOf(state[index] ?? -1)))
          cluster.add(index);
      });
    }
    return cluster;
  };

  let reduced = 0;
  const onWay = new Set<number>();
  const chosenAt = (state: State): readonly Step[] => {
    const byProcess = space.stepsFrom(state);
    const all = byProcess.flat();
    let best: readonly Step[] | undefined;
    processes.forEach((_, seed) => {
      const own = byProcess[seed] ?? [];
      if (own.length === 0 || own.some(isSeen)) return;
      const steps = [...clusterOf(seed, state)].flatMap((process) => byProcess[process] ?? []);
      if (steps.length === all.length || (best && best.length <= steps.length)) return;
      if (steps.some(isSeen)) return;
      if (steps.some((step) => onWay.has(space.numberIn(step.state) ?? -1))) return;
      best = steps;
    });
    if (best) reduced++;
    return best ?? all;
  };

  const isOpen: boolean[] = [];
  for (const { to: root } of starts) {
    if (isOpen[root]) continue;
    const way: { node: number; edges: readonly RaceEdge[]; next: number }[] = [];
    const enter = (node: number) => {
      const at = space.nodes[node];
      if (!at) return;
      isOpen[node] = true;
      onWay.add(node);
      const edges = space.edgesOf(chosenAt(at.state));
      at.take(edges);
      way.push({ node, edges, next: 0 });
    };
    enter(root);
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const edge = top.edges[top.next++];
      if (edge === undefined) {
        onWay.delete(top.node);
        way.pop();
      } else if (!isOpen[edge.to]) enter(edge.to);
    }
  }
  return expandedOf(space, starts, reduced);
};
