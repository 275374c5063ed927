import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { remembered } from '../base/remembered';
import {
  changedInPlace,
  createModel,
  messageOf,
  opaqueFieldsOf,
  Unhandled,
  type Configuration,
} from '../model/model';
import { begunBy, type Begun } from '../model/begun';
import { missingEventCases, type Stimulus } from '../model/stimuli';
import { wrongDelays } from '../model/timers';
import type { TransitionId } from '../model/transitions';
import { counted, valueText } from '../model/words';
import {
  configurationAt,
  numberAt,
  numberPlace,
  Reactions,
  type Place,
  type Reaction,
  type Rest,
} from './reactions';

/** What a plan expects of a configuration. */
export type Observation = {
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
};

export type Edge = {
  readonly to: number;
  readonly stimulus: Stimulus;
  /** Transitions taken by the macrostep, in order, `always` and raised events included. */
  readonly transitions: readonly TransitionId[];
  /** Types of the events that the machine raised to itself on the way. */
  readonly raised: readonly string[];
  readonly begun: Begun;
};

export type ExploredNode = {
  readonly observation: Observation;
  readonly snapshot: AnyMachineSnapshot;
  readonly configuration: Configuration;
  readonly edges: Edge[];
  /** Stimuli that the machine ignores here. */
  readonly refused: Stimulus[];
  /** Reached but not left: the constraint or the limit stops here. */
  readonly isFrontier: boolean;
};

/** Where a life of the machine starts: one for each named input. */
export type Start = {
  readonly input: string;
  readonly to: number;
  readonly transitions: readonly TransitionId[];
  readonly begun: Begun;
};

export type Exploration = {
  /** The machine with its actors stubbed. */
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  readonly nodes: readonly ExploredNode[];
  /**
   * What is reached where time passes between events; undefined where no two timers ever run at the
   * same time, since that makes no difference then.
   */
  readonly withWaiting: () => Exploration | undefined;
  /** True when the limit was reached, so that more may exist than is known here. */
  readonly isTruncated: boolean;
  /** The most configurations that were to be explored. */
  readonly limit: number;
  /** Configurations that also lead to some that were not explored, because of the limit. */
  readonly cut: ReadonlySet<number>;
  /** Cases that the chart needs and the case file lacks. */
  readonly missing: readonly string[];
  /** Guards, actions or inputs that threw, and faults that the chart does not handle. */
  readonly errors: readonly string[];
};

/**
 * Every configuration that the cases can reach: by value, context, history, running actors and
 * timers. Pure: nothing runs, no clock ticks. Events take no time; of the timers only the one due
 * first can fire. Where it `isTimed`, any time may pass between events.
 */
export const explore = (
  cases: MachineCases,
  options: { limit?: number; isTimed?: boolean } = {},
): Exploration => {
  const { limit = cases.limit, isTimed = false } = options;
  const model = createModel(cases, cases.machine, { isTimed });
  const missing = new Set(missingEventCases(cases).map((type) => `event "${type}"`));
  const errors = new Set<string>();
  const reactions = new Reactions(model);
  const nodes: ExploredNode[] = [];
  const places: Place[] = [];
  const cut = new Set<number>();
  let isTruncated = false;

  const reach = (place: Place): number | undefined => {
    const known = numberAt(place);
    if (known !== undefined) return known;
    if (nodes.length >= limit) {
      isTruncated = true;
      return undefined;
    }
    const configuration = configurationAt(place);
    const { snapshot } = configuration;
    const isFrontier = snapshot.status === 'active' && !cases.constraint(snapshot.context);
    nodes.push({
      observation: observationOf(place.rest),
      snapshot,
      configuration,
      edges: [],
      refused: [],
      isFrontier,
    });
    places.push(place);
    numberPlace(place, nodes.length - 1);
    return nodes.length - 1;
  };

  const starts: Start[] = [];
  for (const [input, value] of Object.entries(cases.inputs)) {
    try {
      const moved = model.start(value);
      const { configuration, transitions } = moved;
      const to = reach(reactions.placeOf(configuration));
      if (to !== undefined)
        starts.push({ input, to, transitions, begun: begunBy(moved, undefined) });
    } catch (error) {
      errors.add(`input "${input}": ${inPlaceOr(messageOf(error))}`);
    }
  }

  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const place = places[index];
    if (!node || !place || node.isFrontier || node.snapshot.status !== 'active') continue;
    const { possible, unheard } = place.rest;
    for (const name of possible.missing) missing.add(name);
    for (const stimulus of possible.stimuli) {
      if (unheard.has(stimulus)) {
        node.refused.push(stimulus);
        continue;
      }
      let reaction: Reaction;
      try {
        reaction = reactions.reactionTo(place, stimulus);
      } catch (error) {
        const verb = error instanceof Unhandled ? 'does not handle' : 'on';
        errors.add(
          `${where(node.snapshot)} ${verb} ${stimulus.type} (${stimulus.case ?? 'timer'}): ` +
            inPlaceOr(messageOf(error)),
        );
        continue;
      }
      if (reaction.isRefused) {
        node.refused.push(stimulus);
        continue;
      }
      const to = reach(reactions.placeAfter(place, reaction));
      if (to === undefined) cut.add(index);
      else
        node.edges.push({
          to,
          stimulus,
          transitions: reaction.transitions,
          raised: reaction.raised,
          begun: reaction.begun,
        });
    }
  }
  const delays = [...new Set(nodes.flatMap(({ configuration: { timers } }) => timers))];
  for (const sentence of wrongDelays(delays)) errors.add(sentence);
  for (const sentence of inPlace(nodes)) errors.add(sentence);
  if (isTruncated && options.limit === undefined)
    for (const sentence of opaqueOrGrowing(nodes)) errors.add(sentence);
  const areTimersRivals = nodes.some(({ configuration: { timers } }) => timers.length > 1);
  let waiting: Exploration | undefined;
  return {
    machine: model.machine,
    starts,
    nodes,
    withWaiting: () =>
      areTimersRivals && !isTimed
        ? (waiting ??= explore(cases, { ...options, isTimed: true }))
        : undefined,
    isTruncated,
    limit,
    cut,
    missing: [...missing],
    errors: [...errors],
  };
};

/** One object for all places with the same rest. */
const observationOf = remembered(({ sample }: Rest) => observe(sample.snapshot));

/** The part of a snapshot that a walk compares: state value, tags and status. */
export const observe = (snapshot: AnyMachineSnapshot): Observation => ({
  value: snapshot.value as StateValue,
  tags: [...snapshot.tags].sort(),
  status: snapshot.status,
});

/** Says of an error of frozen objects what was done wrong. */
const inPlaceOr = (message: string): string =>
  /read only property|not extensible|Cannot (?:delete|define|redefine) property/.test(message)
    ? `the context or a payload is changed in place, where a changed copy belongs: ${message}`
    : message;

const contextsOf = (nodes: readonly ExploredNode[]): object[] =>
  nodes.map(({ snapshot }) => snapshot.context as object);

/** What freezing does not find. */
const inPlace = (nodes: readonly ExploredNode[]): string[] => [
  ...new Set(
    contextsOf(nodes)
      .flatMap(changedInPlace)
      .map(
        (field) =>
          `context.${field} is changed in place, where a changed copy belongs: ` +
          'what is reached is not known',
      ),
  ),
];

/** What keeps a machine from being explored to the end, as far as it shows. */
const opaqueOrGrowing = (nodes: readonly ExploredNode[]): string[] => {
  const contexts = contextsOf(nodes);
  const opaque = new Map(contexts.flatMap(opaqueFieldsOf));
  const growing = Object.keys(contexts[0] ?? {})
    .filter((field) => !opaque.has(field))
    .flatMap((field) => {
      const count = new Set(contexts.map((context) => Reflect.get(context, field) as unknown)).size;
      return count > MANY && count > nodes.length / 10 ? [{ field, count }] : [];
    });
  return [
    ...[...opaque].map(
      ([field, name]) =>
        `context.${field} holds a new ${name} again and again, which only equals itself, and ` +
        'the limit was met: keep its content in the context instead',
    ),
    ...growing.map(
      ({ field, count }) =>
        `context.${field} held ${counted(count, 'value')} when the limit was met: a constraint ` +
        'in the case file bounds what grows',
    ),
  ];
};
/** A field that takes more values than this grows. */
const MANY = 100;

const where = (snapshot: AnyMachineSnapshot) => `state ${valueText(snapshot.value as StateValue)}`;
