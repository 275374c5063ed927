import type { AnyMachineSnapshot } from 'xstate';
import type { Condition } from '../../machines/shared/properties';
import { numbered, numbering } from '../base/numbering';
import type { Edge, Exploration, ExploredNode, Start } from '../explore/explore';
import { runningActors, runningIds } from '../model/model';
import { stimulusLabel, type Stimulus } from '../model/stimuli';
import { componentsOf } from '../verify/components';
import { nodeAt } from '../verify/moments';
import { momentOf, type Effect, type RaceCall, type RacePart } from './race';

/** A step of a machine between configurations that stand for several. */
export type MergedEdge = Edge & {
  /** What it does in a race: steps of the same number are the same to all others. */
  readonly label: number;
  /** The step that it stands for. */
  readonly did: { readonly before: AnyMachineSnapshot; readonly after: AnyMachineSnapshot };
};

/** The configurations of a machine, those that nothing in a race can tell apart as one. */
export type Merged = {
  readonly exploration: Exploration;
  /** The steps of the machine itself that a step stands for, from one of its configurations. */
  readonly stepsOf: (from: number, by: MergedEdge) => readonly Edge[];
};

/** What a race sees of a machine. */
export type Sight = {
  readonly name: string;
  readonly part: RacePart;
  readonly calls: readonly RaceCall[];
  /** The messages that it hears from channels only. */
  readonly messages: readonly string[];
  /** The simple conditions on this machine in the properties. */
  readonly atoms: readonly Condition[];
};

/** The effect of a step that `does` gives, by `type · case` or by type. */
export const effectIn = (
  { does = {} }: Pick<RacePart, 'does'>,
  stimulus: Stimulus,
): Effect | undefined => does[stimulusLabel(stimulus)] ?? does[stimulus.type];

/**
 * Makes one of configurations that are branching bisimilar: from each the machine can come to the
 * same steps that others or a property notice, by steps that nobody notices. What is reached of
 * shared things, and what a property of places and steps says, is then the same. How long a life
 * goes on without such steps is not kept: this is not for `leadsTo`.
 */
export const merged = (whole: Exploration, sight: Sight): Merged => {
  const { nodes } = whole;
  const see = createSeeing(whole, sight);
  const seen = nodes.map((node, index) =>
    node.edges.map((edge) => ({ edge, to: edge.to, label: see.labelOf(index, edge) })),
  );
  let classes = numbered(nodes.map((node, index) => see.placeOf(node, index)));
  for (let count = 0; count < countOf(classes);) {
    count = countOf(classes);
    classes = refined(classes, seen);
  }
  const classOf = (node: number): number => classes[node] ?? 0;
  const isInert = (from: number, { to, label }: Seen): boolean =>
    label === UNNOTICED && classOf(from) === classOf(to);

  const edges: Map<string, MergedEdge>[] = [];
  const samples: ExploredNode[] = [];
  nodes.forEach((node, from) => {
    const own = classOf(from);
    samples[own] ??= node;
    const known = (edges[own] ??= new Map());
    for (const one of seen[from] ?? []) {
      const key = `${one.label} ${classOf(one.to)}`;
      if (isInert(from, one) || known.has(key)) continue;
      known.set(key, {
        ...one.edge,
        to: classOf(one.to),
        label: one.label,
        did: { before: node.snapshot, after: nodeAt(whole, one.to).snapshot },
      });
    }
  });
  return {
    exploration: {
      ...whole,
      nodes: samples.map((node, own) => ({
        ...node,
        edges: [...(edges[own]?.values() ?? [])],
        refused: [],
      })),
      starts: whole.starts.map((start): Start => ({ ...start, to: classOf(start.to) })),
    },
    stepsOf: (from, { label, to }) => {
      const cameBy = new Map<number, { from: number; edge: Edge } | null>([[from, null]]);
      for (const at of cameBy.keys())
        for (const one of seen[at] ?? []) {
          if (one.label === label && classOf(one.to) === to && !isInert(at, one)) {
            const way: Edge[] = [one.edge];
            for (let by = cameBy.get(at); by; by = cameBy.get(by.from)) way.push(by.edge);
            return way.reverse();
          }
          if (isInert(at, one) && !cameBy.has(one.to))
            cameBy.set(one.to, { from: at, edge: one.edge });
        }
      throw new Error(`"${sight.name}" cannot take a step that it was said to take`);
    },
  };
};

type Seen = { readonly edge: Edge; readonly to: number; readonly label: number };
/** The label of a step that touches nothing and that nobody notices: the first that is numbered. */
const UNNOTICED = 0;

/** What is noticed of configurations and of steps, before what they lead to. */
const createSeeing = (
  whole: Exploration,
  { name, part, calls, messages, atoms }: Sight,
): {
  labelOf: (from: number, edge: Edge) => number;
  placeOf: (node: ExploredNode, index: number) => string;
} => {
  const numberOf = numbering<string>();
  numberOf(NOTICED_BY_NOBODY);
  const numberOfEffect = numbering<Effect>();
  const isCalled = ({ actor }: Stimulus) => calls.some((call) => call.actor === actor);
  const answered = ({ kind, actor, case: outcome }: Stimulus) => `${kind} ${actor} ${outcome}`;
  const begunOf = ({ actors }: Edge['begun']) =>
    calls.filter(({ actor }) => actors.includes(actor)).map(({ actor }) => actor);
  const places = atoms.filter(({ isOfPlace }) => isOfPlace);
  const steps = atoms.filter(({ isOfPlace }) => !isOfPlace);
  const asked: Set<number>[] = whole.nodes.map(() => new Set());
  calls.forEach(({ actor }, call) => {
    whole.nodes.forEach(({ configuration, edges }, index) => {
      if (runningIds(configuration).has(actor)) asked[index]?.add(call);
      for (const { to, begun } of edges) if (begun.actors.includes(actor)) asked[to]?.add(call);
    });
    for (const { to, begun } of whole.starts)
      if (begun.actors.includes(actor)) asked[to]?.add(call);
  });
  return {
    labelOf: (from, edge) => {
      const { stimulus, begun, transitions } = edge;
      const label = stimulusLabel(stimulus);
      const effect = effectIn(part, stimulus);
      const counted = Object.keys(part.atMost ?? {}).filter(
        (one) => one === label || one === stimulus.type,
      );
      const before = nodeAt(whole, from).snapshot;
      const { kind, event, actor } = stimulus;
      const move = {
        snapshot: nodeAt(whole, edge.to).snapshot,
        step: { kind, event, actor, transitions, before },
        starts: begun.actors,
      };
      return numberOf(
        JSON.stringify([
          effect ? numberOfEffect(effect) : null,
          counted,
          messages.includes(label) ? label : null,
          isCalled(stimulus) ? answered(stimulus) : null,
          begunOf(begun),
          steps.flatMap(({ test }, index) =>
            test(momentOf(name, move.snapshot, move)) ? [index] : [],
          ),
        ]),
      );
    },
    placeOf: ({ snapshot, configuration, edges, isFrontier }, index) =>
      JSON.stringify([
        snapshot.status === 'active',
        isFrontier,
        runningActors(configuration)
          .map(({ id }) => id)
          .filter((id) => calls.some(({ actor }) => actor === id))
          .sort(),
        [...(asked[index] ?? [])].map((call) => [call, calls[call]?.asks(snapshot, name)]),
        places.map(({ test }) => test(momentOf(name, snapshot))),
        messages.filter((message) => edges.some((one) => stimulusLabel(one.stimulus) === message)),
        [
          ...new Set(
            edges.flatMap(({ stimulus }) => (isCalled(stimulus) ? [answered(stimulus)] : [])),
          ),
        ].sort(),
      ]),
  };
};
const NOTICED_BY_NOBODY = JSON.stringify([null, [], null, null, [], []]);

/**
 * Splits classes by the steps that their members come to, by unnoticed steps within the class
 * (signatures of branching bisimulation: Blom and van de Pol).
 */
const refined = (classes: readonly number[], seen: readonly (readonly Seen[])[]): number[] => {
  const inert = seen.map((own, from) =>
    own.flatMap(({ to, label }) =>
      label === UNNOTICED && classes[to] === classes[from] ? [to] : [],
    ),
  );
  const signatures: ReadonlySet<string>[] = [];
  // What a component leads to comes before it.
  for (const members of componentsOf([...seen.keys()], (node) => inert[node] ?? [])) {
    const all = new Set<string>();
    for (const node of members) {
      for (const { to, label } of seen[node] ?? [])
        if (label !== UNNOTICED || classes[to] !== classes[node])
          all.add(`${label} ${classes[to]}`);
      for (const to of inert[node] ?? []) for (const one of signatures[to] ?? []) all.add(one);
    }
    for (const node of members) signatures[node] = all;
  }
  return numbered(
    classes.map((own, node) => `${own}: ${[...(signatures[node] ?? [])].sort().join()}`),
  );
};

const countOf = (classes: readonly number[]): number => new Set(classes).size;
