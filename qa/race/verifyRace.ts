import type { StateValue } from 'xstate';
import type { Condition, Moment, Property, Rule } from '../../machines/shared/properties';
import { messageOf } from '../model/model';
import type { Exploration } from '../explore/explore';
import { stimulusLabel, type Stimulus } from '../model/stimuli';
import { counted } from '../model/words';
import { check, type Counterexample } from '../verify/check';
import type { DuesOf } from '../verify/fairness';
import { misnamedProperties } from '../verify/misnamed';
import { nodeAt, type Graph } from '../verify/moments';
import { partsOf } from '../verify/product';
import { duesOfParts, type ProductStimulus } from '../verify/productGraph';
import { problemOf, type Verdict } from '../verify/verify';
import { replayParts } from '../verify/verifyProduct';
import { expandAsAsked, expandReduced, type Expanded, type RaceEdge } from './expand';
import { assumptionsOf, atomsOf, momentOf, sharedIn, type Race, type Shared } from './race';
import type { MergedEdge } from './merged';
import { limbsOf, mergedLimbs, raceSystem, type Limb, type RaceSystem } from './raceSystem';
import type { Move, RaceAction } from './system';

/** One step of a schedule: what happens, and the shared things that are others then. */
export type ScheduleStep = {
  /** Part, platform, or what happens by itself. */
  readonly who: string;
  readonly what: string;
  readonly changes: readonly {
    readonly name: string;
    readonly from: unknown;
    readonly to: unknown;
  }[];
  readonly action: RaceAction;
  /** Where each machine is then, null where it is not there, and what the shared things are. */
  readonly after: {
    readonly states: Readonly<Record<string, StateValue | null>>;
    readonly shared: Shared;
  };
};

export type RaceVerdict = Verdict & {
  /** Of one that does not hold, the steps in their order. */
  readonly schedule?: readonly ScheduleStep[];
  /** Whether no shorter schedule breaks it; false where too much would have to be expanded. */
  readonly isShortest?: boolean;
};

export type RaceVerification = {
  readonly race: string;
  /** The configurations that were expanded, and how many of them with fewer orders. */
  readonly configurations: number;
  readonly reduced: number;
  /**
   * The configurations of each machine, and how many are left of them where those that neither the
   * others nor a property can tell apart are one.
   */
  readonly machines: readonly {
    readonly part: string;
    readonly configurations: number;
    readonly merged: number;
  }[];
  readonly milliseconds: number;
  /** What limits the lives that were looked at, in sentences. */
  readonly assumptions: readonly string[];
  readonly verdicts: readonly RaceVerdict[];
  /** One sentence for each thing that is wrong; empty when all is well. */
  readonly problems: readonly string[];
};

export type RaceOptions = {
  /** The most configurations that are expanded. */
  readonly limit?: number;
  /** The most configurations in which a shorter schedule is looked for. */
  readonly near?: number;
  /** Called now and then with what was expanded, and with the most that is. */
  readonly onProgress?: (nodes: number, most: number) => void;
};

const LIMIT = 1_000_000;
const NEAR = 200_000;

/** Checks each property of a race in every order of its steps. */
export const verifyRace = (race: Race, options: RaceOptions = {}): RaceVerification => {
  const begun = performance.now();
  const limbs = limbsOf(race);
  const system = raceSystem(race, limbs);
  const kinds = [
    race.properties.filter(({ rule }) => rule.kind !== 'leadsTo'),
    race.properties.filter(({ rule }) => rule.kind === 'leadsTo'),
  ];
  const done = kinds.flatMap((properties) => {
    if (properties.length === 0 || system.problems.length > 0) return [];
    const short = mergedFor(properties, race, limbs) ?? system;
    const expanded = reducedOf(short, properties, options);
    const graph = graphOf(short, expanded, race);
    const verdicts = properties.map((one) => verdictOn(one, graph, system, race, options));
    return [{ expanded, verdicts, short, misnamed: misnamedIn(properties, expanded) }];
  });
  const verdicts = race.properties.flatMap(
    ({ name }) =>
      done.flatMap((one) => one.verdicts).find(({ property }) => property.name === name) ?? [],
  );
  return {
    race: race.name,
    configurations: done.reduce((sum, { expanded }) => sum + expanded.nodes.length, 0),
    reduced: done.reduce((sum, { expanded }) => sum + expanded.reduced, 0),
    machines: limbs.map(({ name, exploration: { nodes } }, part) => ({
      part: name,
      configurations: nodes.length,
      merged: Math.max(
        0,
        ...done.map(({ short }) => short.parts[part]?.exploration.nodes.length ?? 0),
      ),
    })),
    milliseconds: Math.round(performance.now() - begun),
    assumptions: assumptionsOf(race),
    verdicts,
    problems: [
      ...new Set([...system.problems, ...done.flatMap(({ short }) => short.problems)]),
      ...done.flatMap((one) => one.misnamed),
      ...verdicts.flatMap((verdict) => problemOf(verdict) ?? []),
    ],
  };
};

/** The race with machines of fewer configurations; undefined where properties tell all apart. */
const mergedFor = (
  properties: readonly Property[],
  race: Race,
  limbs: readonly Limb[],
): RaceSystem | undefined => {
  const atoms = properties.flatMap(({ rule }) => conditionsIn(rule)).flatMap(atomsOf);
  const isEndless = properties.some(({ rule }) => rule.kind === 'leadsTo');
  if (isEndless || atoms.some(({ at }) => at === null)) return undefined;
  const atomsOfPart = (part: string) =>
    atoms.flatMap(({ condition, at }) =>
      at && 'part' in at && at.part === part ? [condition] : [],
    );
  return raceSystem(race, mergedLimbs(race, limbs, atomsOfPart));
};

/** What is visible to some properties is kept in every order. */
const reducedOf = (
  system: RaceSystem,
  properties: readonly Property[],
  { limit = LIMIT, onProgress }: RaceOptions,
): Expanded => {
  return expandReduced(system, visibilityOf(system, properties), {
    limit,
    isEndless: properties.some(({ rule }) => rule.kind === 'leadsTo'),
    ...(onProgress && { onProgress: (nodes: number) => onProgress(nodes, limit) }),
  });
};

const conditionsIn = (rule: Rule): readonly Condition[] => {
  switch (rule.kind) {
    case 'always':
    case 'never':
      return [rule.condition];
    case 'before':
      return [rule.first, rule.second];
    case 'leadsTo':
      return [rule.from, rule.to];
  }
};

/**
 * Whether some property can tell that a step came: it changes what a condition says of places, or a
 * condition speaks of the step itself. For `leadsTo` also what is due, and what is stated to end.
 */
const visibilityOf = (
  system: RaceSystem,
  properties: readonly Property[],
): ((move: Move) => boolean) => {
  const atoms = properties.flatMap(({ rule }) => conditionsIn(rule)).flatMap(atomsOf);
  if (atoms.some(({ at }) => at === null)) return () => true;
  const looked = atoms.flatMap(({ at }) => (at && 'shared' in at ? at.shared : []));
  const slots = system.slots.reduce(
    (bits, { name }, slot) => (looked.includes(name) ? bits | (1 << slot) : bits),
    0,
  );
  const rules = properties.flatMap(({ rule }) => (rule.kind === 'leadsTo' ? [rule] : []));
  const finitely = new Set(rules.flatMap((rule) => rule.finitely));
  return ({ access, machine, begun, stimulus }) => {
    if ((access.writes & slots) !== 0) return true;
    if (rules.length > 0 && (finitely.has(stimulus.type) || isOfDue(stimulus, begun))) return true;
    if (!machine) return false;
    const { part, from, move } = machine;
    const after = momentOf(part, move.snapshot, move);
    const before = momentOf(part, from);
    const isOther = atoms.some(
      ({ condition: { isOfPlace, test }, at }) =>
        at &&
        'part' in at &&
        at.part === part &&
        (isOfPlace ? test(before) !== test(after) : test(after)),
    );
    return isOther || (rules.length > 0 && doDuesChange(from, move.snapshot));
  };
};

const isOfDue = ({ kind }: ProductStimulus, { actors, timers }: RaceEdge['begun']): boolean =>
  kind !== 'event' || actors.length > 0 || timers.length > 0;

/** An actor or a timer that is stopped by an event is no longer due. */
const doDuesChange = (from: Moment['snapshot'] | null, to: Moment['snapshot']): boolean =>
  from === null ||
  from.status !== to.status ||
  Object.keys(from.children).sort().join() !== Object.keys(to.children).sort().join() ||
  JSON.stringify(from.value) !== JSON.stringify(to.value);

type RaceGraph = Graph & {
  readonly expanded: Expanded;
  readonly system: RaceSystem;
  readonly duesIn: (ending: readonly string[]) => DuesOf;
};

/** What was expanded, as rules are checked in it. */
const graphOf = (system: RaceSystem, expanded: Expanded, race: Race): RaceGraph => {
  const { nodes, starts } = expanded;
  const startMoves = new Map(
    starts.map(({ input: start, to }) => [
      start,
      Object.fromEntries(
        system.parts.flatMap(({ name, exploration }) => {
          const input = race.starts[start]?.[name] ?? 'default';
          const begun = exploration.starts.find((one) => one.input === input)?.begun.actors ?? [];
          const snapshot = partsOf(nodeAt(expanded, to).snapshot)[name];
          return snapshot ? [[name, { snapshot, step: null, starts: begun }]] : [];
        }),
      ),
    ]),
  );
  return {
    system,
    expanded,
    starts,
    nodes,
    movesOf: (arrival) => {
      if (arrival.from === null) return startMoves.get(arrival.by.input) ?? {};
      const { machine } = (arrival.by as RaceEdge).move;
      return machine ? { [machine.part]: machine.move } : {};
    },
    duesIn: (ending) =>
      duesOfParts(system.parts, ending, (node) =>
        system.nodesAt(nodeAt(expanded, node).state).map((at) => (at < 0 ? null : at)),
      ),
  };
};

/** Whether one property of a race holds. */
const verdictOn = (
  { name, says, clauses, rule }: Property,
  graph: RaceGraph,
  whole: RaceSystem,
  race: Race,
  { near = NEAR }: RaceOptions,
): RaceVerdict => {
  const property = { name, says, ...(clauses && { clauses }) };
  const { system, expanded } = graph;
  try {
    const unclear = whyUnclear(rule, graph);
    if (unclear !== undefined) return { property, verdict: 'broken', because: unclear };
    const checked = check(rule, graph, graph.duesIn);
    if (checked.found) {
      const { found, within, isShortest } = shortestOf(rule, whole, race, near) ?? {
        ...unmerged(checked.found, graph, whole, race),
        isShortest: false,
      };
      return {
        property,
        verdict: 'violated',
        breach: breachOf(found, race),
        schedule: scheduleOf(found, within, race),
        isShortest,
      };
    }
    const because = whyOpen(system, expanded);
    if (because !== undefined) return { property, verdict: 'undecided', because };
    return checked.idle
      ? { property, verdict: 'idle', because: 'nothing that it speaks of ever happens' }
      : { property, verdict: 'holds' };
  } catch (error) {
    return { property, verdict: 'broken', because: `a condition threw: ${messageOf(error)}` };
  }
};

/** Why more may happen than was expanded. */
const whyOpen = ({ isOpen }: RaceSystem, expanded: Expanded): string | undefined => {
  if (isOpen !== undefined) return `not expanded: ${isOpen}`;
  if (expanded.isTruncated())
    return `not expanded: there are more than ${counted(expanded.nodes.length, 'configuration')}`;
  const [bound] = expanded.bounds;
  return bound === undefined ? undefined : `not expanded: ${bound}`;
};

/**
 * Steps that nothing names come in one order where several would do. So a condition must not be
 * true of such a step because of what it is not.
 */
const whyUnclear = (rule: Rule, graph: RaceGraph): string | undefined => {
  const isTrueOf = (condition: Condition, node: number, ofWhat: boolean): boolean => {
    const { snapshot } = nodeAt(graph, node);
    const step = { kind: 'event', event: { type: '' }, transitions: [], before: snapshot } as const;
    return condition.test({ snapshot, step, starts: [], moves: {} }) === ofWhat;
  };
  const asked = conditionsIn(rule).filter(({ isOfPlace }) => !isOfPlace);
  const isTrue = asked.some((condition) =>
    graph.nodes.some((_, node) => isTrueOf(condition, node, rule.kind !== 'always')),
  );
  return isTrue
    ? 'it is also about steps that it does not name; say "every(on(…), …)" of those it means'
    : undefined;
};

/** A short schedule that breaks a rule, in all orders; undefined where that is too much. */
const shortestOf = (
  rule: Rule,
  system: RaceSystem,
  race: Race,
  near: number,
): { found: Counterexample; within: RaceGraph; isShortest: boolean } | undefined => {
  const expanded = expandAsAsked(system, { limit: near });
  const within = graphOf(system, expanded, race);
  // A life without end is looked for in the whole.
  if (rule.kind === 'leadsTo') {
    let steps = 0;
    for (const { edges } of expanded.nodes) steps += edges.length;
    if (expanded.isTruncated() || steps === 0) return undefined;
  }
  const { found } = check(asStep(rule), within, within.duesIn);
  return found ? { found, within, isShortest: !expanded.isTruncated() } : undefined;
};

/** The schedule by the steps of the machines themselves, where configurations stood for several. */
const unmerged = (
  found: Counterexample,
  graph: RaceGraph,
  system: RaceSystem,
  race: Race,
): { found: Counterexample; within: RaceGraph } => {
  const { expanded } = graph;
  if (graph.system === system || found.cycle) return { found, within: graph };
  const { input, steps } = found.walk;
  const at = new Map(
    system.parts.map(({ name, part, exploration }) => [
      name,
      part.isRepeated ? -1 : startOf(exploration, race.starts[input]?.[name]),
    ]),
  );
  let node = startNode(graph, input);
  const wanted = steps.flatMap((stimulus): string[] => {
    const { to, move } = edgeBy(expanded, node, stimulus);
    node = to;
    const { machine, action } = move;
    const limb = graph.system.parts.find(({ name }) => name === machine?.part);
    if (!machine || !limb) return [stimulus.type];
    if (action.does === 'begin') {
      at.set(limb.name, startOf(limb.merged?.whole ?? limb.exploration, action.input));
      return [stimulus.type];
    }
    const own = limb.merged?.stepsOf(at.get(limb.name) ?? -1, machine.edge as MergedEdge) ?? [];
    at.set(limb.name, own.at(-1)?.to ?? -1);
    return own.map((edge) => `${limb.name}: ${stimulusLabel(edge.stimulus)}`);
  });
  const within = graphOf(system, expandAsAsked(system, { limit: Infinity }), race);
  let here = startNode(within, input);
  const way = wanted.map((type): ProductStimulus => {
    const edge = nodeAt(within.expanded, here).edges.find(({ stimulus }) => stimulus.type === type);
    if (!edge) throw new Error(`nothing leads on by "${type}"`);
    here = edge.to;
    return edge.move.stimulus;
  });
  return { found: { walk: { input, steps: way }, cycle: null }, within };
};

const startOf = ({ starts }: Exploration, input = 'default'): number =>
  starts.find((start) => start.input === input)?.to ?? -1;
const startNode = ({ starts }: RaceGraph, input: string): number =>
  starts.find((start) => start.input === input)?.to ?? 0;
const edgeBy = (expanded: Expanded, node: number, stimulus: Stimulus): RaceEdge => {
  const edge = nodeAt(expanded, node).edges.find((one) => one.stimulus === stimulus);
  if (!edge) throw new Error(`nothing leads on by "${stimulus.type}"`);
  return edge;
};

/** The same rule, asked step by step from the start on, so that a search may end early. */
const asStep = (rule: Rule): Rule =>
  rule.kind === 'always' || rule.kind === 'never'
    ? { ...rule, condition: { ...rule.condition, isOfPlace: false } }
    : rule;

const breachOf = ({ walk, cycle }: Counterexample, race: Race) => {
  const steps = [...walk.steps, ...(cycle ?? [])] as ProductStimulus[];
  return {
    input: walk.input,
    steps: walk.steps.map(stimulusLabel),
    repeats: cycle?.map(stimulusLabel) ?? null,
    plan: undefined,
    notReplayed: replayParts(
      race,
      walk.input,
      steps.flatMap(({ partSteps }) => partSteps),
    ),
  };
};

/** The steps of a counterexample with what changes in each. */
const scheduleOf = (
  { walk, cycle }: Counterexample,
  graph: RaceGraph,
  race: Race,
): readonly ScheduleStep[] => {
  const { expanded, system } = graph;
  let node = startNode(graph, walk.input);
  return [...walk.steps, ...(cycle ?? [])].map((stimulus) => {
    const { state } = nodeAt(expanded, node);
    const edge = edgeBy(expanded, node, stimulus);
    node = edge.to;
    const { state: reached, snapshot } = nodeAt(expanded, node);
    const [, part = '', does] = /^([^:]+): (.*)$/.exec(stimulus.type) ?? [];
    const isOfOne = part in race.parts || part === 'platform';
    return {
      who: isOfOne ? part : '',
      what: isOfOne ? (does ?? '') : stimulus.type,
      changes: system.slots.flatMap(({ name }, slot) => {
        const [was, is] = [state, reached].map((at) => expanded.valueIn(at, slot));
        return was === is ? [] : [{ name, from: was, to: is }];
      }),
      action: edge.move.action,
      after: {
        states: Object.fromEntries(
          Object.entries(partsOf(snapshot)).map(([name, one]) => [name, one?.value ?? null]),
        ),
        shared: sharedIn(snapshot),
      },
    };
  });
};

/** Names in a race that nothing knows, in sentences. */
const misnamedIn = (properties: readonly Property[], { nodes }: Expanded): string[] =>
  misnamedProperties(properties, {
    holder: 'The race',
    keepers: [],
    finitely: {
      what: 'the step',
      names: [...new Set(nodes.flatMap(({ edges }) => edges.map(({ stimulus }) => stimulus.type)))],
    },
  });
