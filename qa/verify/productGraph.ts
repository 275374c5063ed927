import type { AnyMachineSnapshot } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { explore, type Edge, type Exploration } from '../explore/explore';
import { runningActors } from '../model/model';
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
/** A call: the request that its sender waits for, and one that nobody waits for any more. */
type Wire = { readonly way: Way | null; readonly late: string | null };
type Place = {
  /** The number of the part's configuration; null where it is not there. */
  readonly nodes: readonly (number | null)[];
  readonly wires: readonly Wire[];
};

type Limb = {
  readonly name: string;
  readonly part: Part;
  readonly exploration: Exploration;
  /** By configuration, the steps by their label. */
  readonly edges: readonly ReadonlyMap<string, Edge>[];
  readonly starts: ReadonlyMap<string, Exploration['starts'][number]>;
};

export type ProductGraph = Graph & {
  readonly nodes: readonly (Graph['nodes'][number] & { readonly edges: ProductEdge[] })[];
  readonly duesIn: (ending: readonly string[]) => DuesOf;
  /** Why the graph may lack something; undefined where it has everything. */
  readonly isIncomplete: string | undefined;
};
type ProductEdge = Edge & { readonly stimulus: ProductStimulus };

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
  /** Steps that come only with others. */
  const isLed = (part: number, label: string): boolean =>
    together.some(({ others }) =>
      others.some((other) => other.part === part && other.step === label),
    );
  const leads = (part: number, label: string) =>
    together.find(({ leader, step }) => leader === part && step === label)?.others ?? [];
  const isCalled = (part: number, actor: string | undefined): boolean =>
    calls.some((call) => call.sender === part && call.actor === actor);

  const nodes: { snapshot: AnyMachineSnapshot; edges: ProductEdge[] }[] = [];
  const places: Place[] = [];
  const known = new Map<string, number>();
  const words = new Map<string, number>();
  let isTruncated = false;
  let problem: string | undefined;

  const wordOf = (text: string | null): number => {
    if (text === null) return 0;
    const word = words.get(text) ?? words.size + 1;
    words.set(text, word);
    return word;
  };
  const reach = (place: Place): number | undefined => {
    const wires = place.wires.map(({ way, late }) => `${wordOf(textOfWay(way))}.${wordOf(late)}`);
    const key = `${place.nodes.join()}|${wires.join()}`;
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
    const { configuration, snapshot } = nodeAt(limb.exploration, to);
    const running = runningActors(configuration).map(({ id }) => id);
    return {
      nodes: place.nodes.map((node, index) => (index === part ? to : node)),
      wires: place.wires.map((wire, index) => {
        const call = calls[index];
        if (call?.sender !== part) return wire;
        const isBegun = begun.includes(call.actor);
        if (!isBegun && running.includes(call.actor)) return wire;
        const late = wire.way?.at === 'sent' ? wire.way.label : wire.late;
        return { way: isBegun ? { at: 'sent', label: call.asks(snapshot) } : null, late };
      }),
    };
  };

  const starts: ProductGraph['starts'][number][] = [];
  const startMoves = new Map<number, Map<string, Moves>>();
  for (const [name, inputs] of Object.entries(product.starts)) {
    let place: Place = {
      nodes: limbs.map(() => null),
      wires: calls.map(() => ({ way: null, late: null })),
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
    const put = (
      after: Place,
      kind: Stimulus['kind'],
      partSteps: readonly PartStep[],
      { actor, begun }: { actor?: string; begun: Edge['begun'] },
    ) => {
      const to = reach(after);
      if (to === undefined) return;
      const type = labelOf(partSteps);
      node.edges.push({
        to,
        stimulus: {
          kind,
          type,
          case: null,
          ...(actor !== undefined && { actor }),
          event: { type },
          partSteps,
        },
        transitions: [],
        raised: [],
        begun,
      });
    };
    /** Parts take steps of their own together; the first one's kind is that of the step. */
    const go = (base: Place, moving: readonly { part: number; limb: Limb; edge: Edge }[]) => {
      const [first] = moving;
      if (!first) return;
      const { kind, actor } = first.edge.stimulus;
      const begun = moving.map(({ limb, edge }) => within(limb, edge.begun));
      put(
        moving.reduce((now, { part, edge }) => moved(now, part, edge.to, edge.begun.actors), base),
        kind,
        moving.map(({ limb, edge }) => ({
          part: limb.name,
          step: stimulusLabel(edge.stimulus),
          meta: metaOf(limb, edge),
        })),
        {
          ...(actor !== undefined && { actor: `${first.limb.name}/${actor}` }),
          begun: {
            actors: begun.flatMap(({ actors }) => actors),
            timers: begun.flatMap(({ timers }) => timers),
          },
        },
      );
    };
    const step = (part: number, label: string): { limb: Limb; edge: Edge } | undefined => {
      const at = place.nodes[part] ?? null;
      const limb = limbs[part];
      const edge = limb && at !== null ? limb.edges[at]?.get(label) : undefined;
      return limb && edge ? { limb, edge } : undefined;
    };
    const wired = (index: number, change: Partial<Wire>): Place => ({
      ...place,
      wires: place.wires.map((wire, i) => (i === index ? { ...wire, ...change } : wire)),
    });

    limbs.forEach((limb, part) => {
      const at = place.nodes[part] ?? null;
      const isOver = at === null || nodeAt(limb.exploration, at).snapshot.status !== 'active';
      if (limb.part.isRepeated && isOver)
        for (const [input, start] of limb.starts) {
          put(
            moved(place, part, start.to, start.begun.actors),
            'event',
            [{ part: limb.name, begins: input }],
            {
              begun: within(limb, start.begun),
            },
          );
        }
      if (at === null) return;
      for (const [label, edge] of limb.edges[at] ?? []) {
        const { kind, type, actor } = edge.stimulus;
        if (isLed(part, label) || isCalled(part, actor)) continue;
        const { alone } = limb.part;
        if (kind === 'event' && alone && !alone.includes(type) && !alone.includes(label)) continue;
        const moving = [
          { part, limb, edge },
          ...leads(part, label).flatMap((other) => {
            const also = step(other.part, other.step);
            return also ? [{ part: other.part, ...also }] : [];
          }),
        ];
        go(place, moving);
      }
    });

    calls.forEach((call, index) => {
      const { way, late } = place.wires[index] ?? { way: null, late: null };
      const arrive = (label: string, after: (answer: string) => Partial<Wire>) => {
        const taken = step(call.receiver, label);
        const limb = limbs[call.receiver];
        if (!limb) return;
        if (!taken) {
          problem ??= `part "${call.to}" does not take "${label}"`;
          return;
        }
        const answer = call.answers(metaOf(limb, taken.edge));
        const moving = [{ part: call.receiver, ...taken }];
        go(wired(index, after(answer)), moving);
      };
      if (late !== null) arrive(late, () => ({ late: null }));
      if (way === null) return;
      if (way.at === 'sent') arrive(way.label, (answer) => ({ way: { at: 'taken', answer } }));
      const at = place.nodes[call.sender] ?? null;
      const limb = limbs[call.sender];
      if (at === null || !limb) return;
      for (const edge of limb.edges[at]?.values() ?? []) {
        const { kind, actor, case: name } = edge.stimulus;
        if (actor !== call.actor) continue;
        const isAnswer = way.at === 'taken' && kind === 'done' && name === way.answer;
        if (!isAnswer && kind !== 'error') continue;
        const moving = [{ part: call.sender, limb, edge }];
        go(place, moving);
      }
      if (
        way.at === 'taken' &&
        ![...(limb.edges[at]?.keys() ?? [])].includes(
          `xstate.done.actor.${call.actor} · ${way.answer}`,
        )
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

const textOfWay = (way: Way | null): string | null =>
  way && (way.at === 'sent' ? `?${way.label}` : `!${way.answer}`);

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
  edges: exploration.nodes.map(
    ({ edges }) => new Map(edges.map((edge) => [stimulusLabel(edge.stimulus), edge])),
  ),
  starts: new Map(exploration.starts.map((start) => [start.input, start])),
});

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
