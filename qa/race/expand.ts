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

/**
 * A configuration of all processes together. Its steps are worked out each time: a million
 * configurations have too many to keep.
 */
class RaceNode {
  private chosen: ReadonlySet<number> | undefined;
  private taken: readonly RaceEdge[] | undefined;

  constructor(
    private readonly key: string,
    private readonly space: Space,
  ) {}

  /** The places of the processes as text. */
  get places(): string {
    return this.key.slice(0, 2 * this.space.system.processes.length);
  }

  get state(): State {
    return this.space.stateOf(this.key);
  }

  get snapshot(): AnyMachineSnapshot {
    const { state } = this;
    return this.space.system.snapshotOf(state, (slot) => this.space.valueIn(state, slot));
  }

  /** The steps of the processes that were chosen here; every step where none were. */
  get edges(): readonly RaceEdge[] {
    if (this.taken) return this.taken;
    const steps = this.space
      .stepsFrom(this.state)
      .filter((_, process) => this.chosen?.has(process) ?? true)
      .flat();
    const edges = this.space.edgesOf(steps);
    if (this.space.isKeeping) this.taken = edges;
    return edges;
  }

  choose(processes: ReadonlySet<number> | undefined): void {
    this.chosen = processes;
  }
}

/** A step to a configuration. */
class RaceStep implements RaceEdge {
  readonly transitions = NONE;
  readonly raised = NONE;

  constructor(
    readonly to: number,
    readonly move: Move,
  ) {}

  get stimulus(): Move['stimulus'] {
    return this.move.stimulus;
  }

  get begun(): Move['begun'] {
    return this.move.begun;
  }
}
const NONE: readonly never[] = [];

/** The text of the state that a step leads to. */
type Step = { readonly move: Move; readonly key: string };
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
  private readonly outcomes = new Map<Move, OutcomesOf>();
  private readonly count: number;

  constructor(
    readonly system: System,
    private readonly options: Options,
    /** Whether steps are kept with their nodes. */
    readonly isKeeping: boolean,
  ) {
    this.count = system.processes.length;
    this.values = system.slots.map(() => []);
    this.numbers = system.slots.map(() => new Map());
  }

  /** The number of a state that was reached before. */
  numberIn({ key }: Step): number | undefined {
    return this.known.get(key);
  }

  /** The number of a state; undefined where the limit is met. */
  private reach(key: string): number | undefined {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.nodes.length >= this.options.limit) {
      this.isTruncated = true;
      return undefined;
    }
    this.nodes.push(new RaceNode(key, this));
    this.known.set(key, this.nodes.length - 1);
    if (this.nodes.length % BEAT === 0) this.options.onProgress?.(this.nodes.length);
    return this.nodes.length - 1;
  }

  startAt(places: readonly number[]): number | undefined {
    const { slots } = this.system;
    return this.reach(
      keyOf([...places, ...slots.map(({ initial }, slot) => this.numberOf(slot, initial))]),
    );
  }

  stateOf(key: string): State {
    const state: number[] = [];
    for (let index = 0; 2 * index < key.length; index++) state.push(numberAt(key, index));
    return state;
  }

  valueIn(state: State, slot: number): unknown {
    return this.values[slot]?.[state[this.count + slot] ?? -1];
  }

  /** Every step that is possible in a state, by process. */
  stepsFrom(state: State): readonly (readonly Step[])[] {
    const after = [...state];
    return this.system.processes.map((one, process) => {
      const steps: Step[] = [];
      for (const move of one.movesAt(state[process] ?? -1)) {
        const outcome = this.outcomeOf(move, state);
        if (outcome === null) continue;
        after[process] = outcome.to;
        for (const [slot, number] of outcome.changes) after[this.count + slot] = number;
        steps.push({ move, key: keyOf(after) });
        after[process] = state[process] ?? -1;
        for (const [slot] of outcome.changes)
          after[this.count + slot] = state[this.count + slot] ?? -1;
      }
      return steps;
    });
  }

  /** The steps that lead to states within the limit. */
  edgesOf(steps: readonly Step[]): readonly RaceEdge[] {
    const edges: RaceEdge[] = [];
    for (const { move, key } of steps) {
      const to = this.reach(key);
      if (to !== undefined) edges.push(new RaceStep(to, move));
    }
    return edges;
  }

  /** A step depends only on the values that it looks at; it is worked out once for each. */
  private outcomeOf(move: Move, state: State): OutcomeOf {
    let known = this.outcomes.get(move);
    if (!known) {
      const { reads, writes } = move.access;
      const slots = this.system.slots.flatMap((_, slot) =>
        (((reads | writes) >>> slot) & 1) === 1 ? [this.count + slot] : [],
      );
      this.outcomes.set(move, (known = { slots, by: new Map<string, OutcomeOf>() }));
    }
    let key = '';
    for (const at of known.slots) key += textOf(state[at] ?? -1);
    const found = known.by.get(key);
    if (found !== undefined) return found;
    const outcome = move.apply((slot) => this.valueIn(state, slot));
    if (outcome?.bound !== undefined) this.bounds.add(outcome.bound);
    const numbered = outcome && {
      to: outcome.to,
      changes: [...outcome.changes].map(([slot, value]): [number, number] => [
        slot,
        this.numberOf(slot, value),
      ]),
    };
    known.by.set(key, numbered);
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
/** What a move comes to, by the values at the places of a state that it looks at. */
type OutcomesOf = { readonly slots: readonly number[]; readonly by: Map<string, OutcomeOf> };

/** Two characters for each number: a short text is found fastest. */
const textOf = (number: number): string => String.fromCharCode(number >>> 16, number & 0xffff);
const keyOf = (state: State): string => {
  let key = '';
  for (const number of state) key += textOf(number);
  return key;
};
const numberAt = (key: string, index: number): number =>
  (key.charCodeAt(2 * index) << 16) | key.charCodeAt(2 * index + 1);

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
  const space = new Space(system, options, true);
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
 * 3. the others are not put off for ever: none of the steps leads back to a state on the way here,
 *    or, where only finite lives are asked about, one of them does not.
 *
 * Otherwise every step is taken. What the properties see is then the same as in all orders.
 */
export const expandReduced = (
  system: System,
  isVisible: (move: Move) => boolean,
  { isEndless, ...options }: Options & { readonly isEndless: boolean },
): Expanded => {
  const space = new Space(system, options, false);
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
  /** The clusters of all processes; values make no difference to them. */
  const clustersOf = new Map<string, readonly ReadonlySet<number>[]>();
  const clustersAt = (node: RaceNode, state: State): readonly ReadonlySet<number>[] => {
    const known = clustersOf.get(node.places);
    if (known) return known;
    const clusters = processes
      .map((_, seed) => clusterOf(seed, state))
      .filter(({ size }) => size < processes.length);
    clustersOf.set(node.places, clusters);
    return clusters;
  };

  let reduced = 0;
  const isOnWay: boolean[] = [];
  const isBack = (step: Step): boolean => isOnWay[space.numberIn(step) ?? -1] === true;
  /** The steps that are taken in a node. */
  const stepsAt = (node: RaceNode): readonly Step[] => {
    const { state } = node;
    const byProcess = space.stepsFrom(state);
    const count = byProcess.reduce((sum, { length }) => sum + length, 0);
    let best: { readonly steps: readonly Step[]; readonly of: ReadonlySet<number> } | undefined;
    for (const cluster of clustersAt(node, state)) {
      const steps = [...cluster].flatMap((process) => byProcess[process] ?? []);
      if (steps.length === 0 || steps.length === count) continue;
      if ((best && best.steps.length <= steps.length) || steps.some(isSeen)) continue;
      if (isEndless ? steps.some(isBack) : steps.every(isBack)) continue;
      best = { steps, of: cluster };
    }
    node.choose(best?.of);
    if (best) reduced++;
    return best?.steps ?? byProcess.flat();
  };

  const isOpen: boolean[] = [];
  for (const { to: root } of starts) {
    if (isOpen[root]) continue;
    const way: { node: number; edges: readonly RaceEdge[]; next: number }[] = [];
    const enter = (node: number) => {
      const at = space.nodes[node];
      if (!at) return;
      isOpen[node] = true;
      isOnWay[node] = true;
      way.push({ node, edges: space.edgesOf(stepsAt(at)), next: 0 });
    };
    enter(root);
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const edge = top.edges[top.next++];
      if (edge === undefined) {
        isOnWay[top.node] = false;
        way.pop();
      } else if (!isOpen[edge.to]) enter(edge.to);
    }
  }
  return expandedOf(space, starts, reduced);
};
