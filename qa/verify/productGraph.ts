import type { AnyMachineSnapshot } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { numbering } from '../base/numbering';
import { remembered } from '../base/remembered';
import { explore, type Edge, type Exploration } from '../explore/explore';
import { runningIds } from '../model/model';
import { stimulusLabel, type Stimulus } from '../model/stimuli';
import { transitionsOf } from '../model/transitions';
import { counted } from '../model/words';
import { createDues, type Due, type DuesOf } from './fairness';
import { nodeAt, type Arrival, type Graph } from './moments';
import { casesOfPart, type Moves, type Part, type Product } from './product';

/**
 * What one part does in a step: a step of its own, with the `meta` of the transition that it takes
 * (of the last one), or the beginning of a life.
 */
export type PartStep = { readonly part: string } & (
  | { readonly step: string; readonly meta?: unknown }
  | { readonly begins: string }
);
/** A step of a product: the steps of its parts that come together. */
export type ProductStimulus = Stimulus & { readonly partSteps: readonly PartStep[] };

/** Where a request is; `sent`: on its way, `taken`: done, and its answer on its way. */
type Way =
  | { readonly at: 'sent'; readonly label: string }
  | { readonly at: 'taken'; readonly answer: string };
/**
 * A call: the request that its sender waits for, and one that nobody waits for any more. One object
 * and one number for all of the same.
 */
type Wire = { readonly number: number; readonly way: Way | null; readonly late: string | null };
type Place = {
  /** The number of the part's configuration; null where it is not there. */
  readonly nodes: readonly (number | null)[];
  readonly wires: readonly Wire[];
};

/** By configuration, the steps by their label. */
type Labelled = readonly ReadonlyMap<string, Edge>[];

type Limb = {
  readonly name: string;
  readonly part: Part;
  readonly exploration: Exploration;
  readonly edges: Labelled;
  readonly starts: ReadonlyMap<string, Exploration['starts'][number]>;
};

export type ProductGraph = Graph & {
  readonly nodes: readonly (Graph['nodes'][number] & { readonly edges: ProductEdge[] })[];
  readonly duesIn: (ending: readonly string[]) => DuesOf;
  /** Why the graph may lack something; undefined where it has everything. */
  readonly isIncomplete: string | undefined;
};
type ProductEdge = Edge & { readonly stimulus: ProductStimulus };

/** A step that a part takes. */
type Moving = { readonly part: number; readonly limb: Limb; readonly edge: Edge };
/** What the steps of parts are to the product, the same wherever they are taken. */
type Joint = { readonly stimulus: ProductStimulus; readonly begun: Edge['begun'] };

/** The most configurations of a product. */
const LIMIT = 100_000;

/**
 * Everything that the parts of a product can do side by side. Each part is explored alone; the
 * product goes through those graphs together.
 */
export const productGraph = (
  product: Product,
  explorationOf: (name: string, cases: MachineCases) => Exploration = (_, cases) => explore(cases),
  limit = LIMIT,
): ProductGraph => {
  const limbs = Object.entries(product.parts).map(([name, part]) =>
    limbOf(name, part, explorationOf(name, casesOfPart(name, part, product.starts))),
  );
  const indexOf = (name: string): number => {
    const index = limbs.findIndex((limb) => limb.name === name);
    if (index < 0) throw new Error(`product "${product.name}" has no part "${name}"`);
    return index;
  };
  const calls = product.calls.map((call) => ({
    ...call,
    sender: indexOf(call.from),
    receiver: indexOf(call.to),
  }));
  const together = product.together.map((one) => ({
    ...one,
    leader: indexOf(one.leader),
    others: Object.entries(one.others).map(([name, step]) => ({ part: indexOf(name), step })),
  }));
  const isSender = limbs.map((_, part) => calls.some(({ sender }) => sender === part));
  /** Steps that come only with others. */
  const isLed = (part: number, label: string): boolean =>
    together.some(({ others }) =>
      others.some((other) => other.part === part && other.step === label),
    );
  const leads = (part: number, label: string) =>
    together.find(({ leader, step }) => leader === part && step === label)?.others ?? [];
  const isCalled = (part: number, actor: string | undefined): boolean =>
    calls.some((call) => call.sender === part && call.actor === actor);
  const comesByItself = (part: number, { alone }: Part, label: string, { stimulus }: Edge) => {
    const { kind, type, actor } = stimulus;
    if (isLed(part, label) || isCalled(part, actor)) return false;
    return kind !== 'event' || !alone || alone.includes(type) || alone.includes(label);
  };
  /** By part and configuration, the steps that come by themselves, with those they lead. */
  const own = limbs.map((limb, part) =>
    limb.edges.map((edges) =>
      [...edges]
        .filter(([label, edge]) => comesByItself(part, limb.part, label, edge))
        .map(([label, edge]) => ({ moving: { part, limb, edge }, others: leads(part, label) })),
    ),
  );

  const nodes: { snapshot: AnyMachineSnapshot; edges: ProductEdge[] }[] = [];
  const places: Place[] = [];
  const known = new Map<string, number>();
  const wires = new Map<string, Wire>();
  let isTruncated = false;
  let problem: string | undefined;

  const wireOf = (way: Way | null, late: string | null): Wire => {
    const key = `${textOfWay(way)}\n${late === null ? '' : `+${late}`}`;
    const wire = wires.get(key) ?? { number: wires.size, way, late };
    wires.set(key, wire);
    return wire;
  };
  const reach = (place: Place): number | undefined => {
    let key = `${place.nodes.join()}|`;
    for (const wire of place.wires) key += `${wire.number},`;
    const number = known.get(key);
    if (number !== undefined) return number;
    if (nodes.length >= limit) {
      isTruncated = true;
      return undefined;
    }
    const parts = Object.fromEntries(
      limbs.map(({ name, exploration }, index) => {
        const node = place.nodes[index] ?? null;
        return [name, node === null ? null : nodeAt(exploration, node).snapshot];
      }),
    );
    nodes.push({ snapshot: { status: 'active', parts } as never, edges: [] });
    places.push(place);
    known.set(key, nodes.length - 1);
    return nodes.length - 1;
  };

  /** A place after one part has come to another configuration: its requests begin and end. */
  const moved = (place: Place, part: number, to: number, begun: readonly string[]): Place => {
    const limb = limbs[part];
    if (!limb) return place;
    const moving = { ...place, nodes: place.nodes.with(part, to) };
    if (!isSender[part]) return moving;
    const { configuration, snapshot } = nodeAt(limb.exploration, to);
    const running = runningIds(configuration);
    return {
      ...moving,
      wires: place.wires.map((wire, index) => {
        const call = calls[index];
        if (call?.sender !== part) return wire;
        const isBegun = begun.includes(call.actor);
        if (!isBegun && running.has(call.actor)) return wire;
        const late = wire.way?.at === 'sent' ? wire.way.label : wire.late;
        return wireOf(isBegun ? { at: 'sent', label: call.asks(snapshot) } : null, late);
      }),
    };
  };

  const numberOf = numbering<object>();
  const joints = new Map<string, Joint>();
  const jointOf = (key: string, make: () => Joint): Joint => {
    const joint = joints.get(key) ?? make();
    joints.set(key, joint);
    return joint;
  };
  /** Parts take steps of their own together; the first one's kind is that of the step. */
  const jointOfSteps = (moving: readonly Moving[]): Joint => {
    let key = '';
    for (const { part, edge } of moving) key += `${part} ${numberOf(edge)},`;
    return jointOf(key, () => {
      const [first] = moving;
      const { kind = 'event', actor } = first?.edge.stimulus ?? {};
      const begun = moving.map(({ limb, edge }) => within(limb, edge.begun));
      const steps = moving.map(({ limb, edge }) => ({
        part: limb.name,
        step: stimulusLabel(edge.stimulus),
        meta: metaOf(limb, edge),
      }));
      return {
        stimulus: stimulusOf(
          kind,
          labelOf(steps),
          steps,
          actor === undefined ? undefined : `${first?.limb.name}/${actor}`,
        ),
        begun: {
          actors: begun.flatMap(({ actors }) => actors),
          timers: begun.flatMap(({ timers }) => timers),
        },
      };
    });
  };

  const starts: ProductGraph['starts'][number][] = [];
  const startMoves = new Map<number, Map<string, Moves>>();
  for (const [name, inputs] of Object.entries(product.starts)) {
    let place: Place = {
      nodes: limbs.map(() => null),
      wires: calls.map(() => wireOf(null, null)),
    };
    const moves: Record<string, Moves[string]> = {};
    limbs.forEach((limb, part) => {
      if (limb.part.isRepeated) return;
      const input = inputs[limb.name] ?? 'default';
      const start = limb.starts.get(input);
      if (!start) {
        problem ??= `part "${limb.name}" has no input "${input}"`;
        return;
      }
      place = moved(place, part, start.to, start.begun.actors);
      moves[limb.name] = {
        snapshot: nodeAt(limb.exploration, start.to).snapshot,
        step: null,
        starts: start.begun.actors,
      };
    });
    if (problem !== undefined) break;
    const to = reach(place);
    if (to === undefined) continue;
    starts.push({ input: name, to, transitions: [], begun: { actors: [], timers: [] } });
    startMoves.set(to, (startMoves.get(to) ?? new Map<string, Moves>()).set(name, moves));
  }

  for (let from = 0; from < nodes.length && problem === undefined; from++) {
    const place = places[from];
    const node = nodes[from];
    if (!place || !node) continue;
    /** A step of the product to a place. */
    const put = (after: Place, { stimulus, begun }: Joint) => {
      const to = reach(after);
      if (to !== undefined)
        node.edges.push({ to, stimulus, transitions: NOTHING, raised: NOTHING, begun });
    };
    const go = (base: Place, moving: readonly Moving[]) => {
      let after = base;
      for (const { part, edge } of moving) after = moved(after, part, edge.to, edge.begun.actors);
      put(after, jointOfSteps(moving));
    };
    const step = (part: number, label: string): Moving | undefined => {
      const at = place.nodes[part] ?? null;
      const limb = limbs[part];
      const edge = limb && at !== null ? limb.edges[at]?.get(label) : undefined;
      return limb && edge ? { part, limb, edge } : undefined;
    };
    const wired = (index: number, wire: Wire): Place => ({
      ...place,
      wires: place.wires.with(index, wire),
    });

    limbs.forEach((limb, part) => {
      const at = place.nodes[part] ?? null;
      const isOver = at === null || nodeAt(limb.exploration, at).snapshot.status !== 'active';
      if (limb.part.isRepeated && isOver)
        for (const [input, start] of limb.starts) {
          const joint = jointOf(`${part} ${numberOf(start)} begins`, () => {
            const steps = [{ part: limb.name, begins: input }];
            return {
              stimulus: stimulusOf('event', labelOf(steps), steps),
              begun: within(limb, start.begun),
            };
          });
          put(moved(place, part, start.to, start.begun.actors), joint);
        }
      if (at === null) return;
      for (const { moving, others } of own[part]?.[at] ?? [])
        go(place, [moving, ...others.flatMap((other) => step(other.part, other.step) ?? [])]);
    });

    calls.forEach((call, index) => {
      const { way, late } = place.wires[index] ?? { way: null, late: null };
      const arrive = (label: string, after: (answer: string) => Wire) => {
        const taken = step(call.receiver, label);
        if (!taken) {
          problem ??= `part "${call.to}" does not take "${label}"`;
          return;
        }
        go(wired(index, after(call.answers(metaOf(taken.limb, taken.edge)))), [taken]);
      };
      if (late !== null) arrive(late, () => wireOf(way, null));
      if (way === null) return;
      if (way.at === 'sent') arrive(way.label, (answer) => wireOf({ at: 'taken', answer }, late));
      const at = place.nodes[call.sender] ?? null;
      const limb = limbs[call.sender];
      if (at === null || !limb) return;
      for (const edge of limb.edges[at]?.values() ?? []) {
        const { kind, actor, case: name } = edge.stimulus;
        if (actor !== call.actor) continue;
        const isAnswer = way.at === 'taken' && kind === 'done' && name === way.answer;
        if (!isAnswer && kind !== 'error') continue;
        go(place, [{ part: call.sender, limb, edge }]);
      }
      if (
        way.at === 'taken' &&
        !limb.edges[at]?.has(`xstate.done.actor.${call.actor} · ${way.answer}`)
      )
        problem ??= `part "${call.from}" has no answer "${way.answer}" of "${call.actor}"`;
    });
  }

  const graph: Graph = {
    starts,
    nodes,
    movesOf: (arrival) => movesOf(arrival, limbs, places, startMoves),
  };
  return {
    ...graph,
    nodes,
    duesIn: (ending) => duesOfParts(limbs, ending, (node) => places[node]?.nodes ?? []),
    isIncomplete:
      problem ??
      (isTruncated
        ? `not decided beyond the limit of ${counted(limit, 'configuration')}`
        : limbs.flatMap(({ name, exploration }) => whyOpen(name, exploration) ?? [])[0]),
  };
};

/** What the last transition of a step carries. */
const metaOf = ({ exploration: { machine } }: Limb, { transitions }: Edge): unknown =>
  transitionsOf(machine).get(transitions.at(-1) ?? '')?.meta;

/** What begins in one part, by names in the product. */
const within = ({ name }: Limb, { actors, timers }: Edge['begun']): Edge['begun'] => ({
  actors: actors.map((one) => `${name}/${one}`),
  timers: timers.map((one) => `${name}/${one}`),
});

const textOfWay = (way: Way | null): string =>
  way ? (way.at === 'sent' ? `?${way.label}` : `!${way.answer}`) : '';

const NOTHING: readonly never[] = [];

/** A step of several machines; `type` names it, for people. */
export const stimulusOf = (
  kind: Stimulus['kind'],
  type: string,
  partSteps: readonly PartStep[],
  actor?: string,
): ProductStimulus => ({
  kind,
  type,
  case: null,
  ...(actor !== undefined && { actor }),
  event: { type },
  partSteps,
});

/** A step of a product, for people. */
const labelOf = (steps: readonly PartStep[]): string =>
  steps
    .map((one) =>
      'step' in one ? `${one.part}: ${one.step}` : `${one.part} begins with "${one.begins}"`,
    )
    .join(' + ');

const limbOf = (name: string, part: Part, exploration: Exploration): Limb => ({
  name,
  part,
  exploration,
  edges: labelled(exploration),
  starts: new Map(exploration.starts.map((start) => [start.input, start])),
});

const labelled = remembered(({ nodes }: Exploration): Labelled =>
  nodes.map(({ edges }) => new Map(edges.map((edge) => [stimulusLabel(edge.stimulus), edge]))),
);

/** Why a part may do more than was explored; undefined where all of it was. */
export const whyOpen = (
  name: string,
  { isTruncated, errors, missing, nodes }: Exploration,
): string | undefined => {
  if (isTruncated) return `part "${name}" is larger than its limit`;
  if (errors.length > 0) return `part "${name}": ${errors[0]}`;
  if (missing.length > 0) return `part "${name}" lacks a case: ${missing[0]}`;
  return nodes.some(({ isFrontier }) => isFrontier)
    ? `part "${name}" has a bound in its case file`
    : undefined;
};

const movesOf = (
  arrival: Arrival,
  limbs: readonly Limb[],
  places: readonly Place[],
  startMoves: ReadonlyMap<number, ReadonlyMap<string, Moves>>,
): Moves => {
  if (arrival.from === null) return startMoves.get(arrival.by.to)?.get(arrival.by.input) ?? {};
  const { partSteps } = arrival.by.stimulus as ProductStimulus;
  const [before, after] = [places[arrival.from], places[arrival.by.to]];
  const moves: Record<string, Moves[string]> = {};
  for (const one of partSteps) {
    const index = limbs.findIndex(({ name }) => name === one.part);
    const limb = limbs[index];
    const [from, to] = [before?.nodes[index] ?? null, after?.nodes[index] ?? null];
    if (!limb || to === null) continue;
    const { snapshot } = nodeAt(limb.exploration, to);
    if ('begins' in one) {
      const starts = limb.starts.get(one.begins)?.begun.actors ?? [];
      moves[one.part] = { snapshot, step: null, starts };
      continue;
    }
    const edge = from === null ? undefined : limb.edges[from]?.get(one.step);
    if (!edge || from === null) continue;
    const { kind, event, actor } = edge.stimulus;
    const { transitions } = edge;
    const earlier = nodeAt(limb.exploration, from).snapshot;
    const step = { kind, event, actor, transitions, before: earlier };
    moves[one.part] = { snapshot, step, starts: edge.begun.actors };
  }
  return moves;
};

/**
 * What is due in a product, by the configurations of its parts: those of `placesOf` stand in the
 * order of the parts, null for a part that is not there.
 */
export const duesOfParts = (
  parts: readonly { name: string; part: Part; exploration: Exploration }[],
  ending: readonly string[],
  placesOf: (node: number) => readonly (number | null)[],
): DuesOf => {
  const own = parts.map(({ name, part, exploration }) => {
    const dues = createDues(
      part.cases,
      exploration,
      ending.flatMap((one) => (one.startsWith(`${name}/`) ? [one.slice(name.length + 1)] : [])),
    );
    const known = new Map<number, readonly Due[]>();
    return (node: number): readonly Due[] => {
      const found =
        known.get(node) ??
        [...dues(node)].map((due) => due.replace(/^(actor|timer) /, `$1 ${name}/`));
      known.set(node, found);
      return found;
    };
  });
  return (node) =>
    new Set(placesOf(node).flatMap((at, index) => (at === null ? [] : (own[index]?.(at) ?? []))));
};
