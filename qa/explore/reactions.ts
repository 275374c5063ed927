import type { EventObject } from 'xstate';
import {
  contextKeyOf,
  isRefused,
  keyOf,
  opaqueFieldsOf,
  restKeyOf,
  withFirsts,
  type Configuration,
  type Model,
  type Moved,
} from '../model/model';
import { begunBy, type Begun } from '../model/begun';
import { changesTo, isWatched, watch } from '../model/step/watched';
import type { Stimulus } from '../model/stimuli';
import type { TransitionId } from '../model/transitions';

/** A configuration in two parts: its context, and all the rest, of which a machine has few. */
export type Place = { readonly rest: Rest; readonly held: Held };

/** A context. Contexts of the same content are one object. */
export type Held = {
  readonly context: object;
  /** What it becomes by changes of this content. */
  readonly after: Map<string, Held>;
};

/** One object for rests that no stimulus can tell apart. */
export type Rest = {
  /** A configuration with this rest, in any context. */
  readonly sample: Configuration;
  readonly possible: ReturnType<Model['stimuli']>;
  /** Those of the possible stimuli that no active state listens to. */
  readonly unheard: ReadonlySet<Stimulus>;
  readonly known: Map<Stimulus, Known>;
  /** The number of each place with this rest, by what it holds. */
  readonly numbers: Map<Held, number>;
};

/** The result of a stimulus. */
export type Reaction = {
  readonly rest: Rest;
  /** The fields of the context that were assigned, and the key of their content. */
  readonly changes: object | undefined;
  readonly changesKey: string;
  readonly transitions: readonly TransitionId[];
  /** Types of the events that the machine raised to itself on the way. */
  readonly raised: readonly string[];
  /** The actors that were started and the timers that were set on the way. */
  readonly begun: Begun;
  readonly isRefused: boolean;
};

/**
 * By what a step asks of the context: its first question, or what comes of it, or that it asks for
 * all.
 */
type Known = Question | Reaction | 'unknowable';
type Question = { readonly field: string; readonly by: Map<unknown, Known> };

const NOTHING_POSSIBLE = { stimuli: [], missing: [] };

/**
 * The steps of a model, each worked out once for all configurations that differ only in fields of
 * the context which it does not read. The first field that a step reads is always the same, the
 * next one depends on what the first one held, and so on: a tree of questions, with what came of
 * them at its leaves. Values are the same only where they are identical. It rests on guards and
 * actions being pure, as exploring does.
 */
export class Reactions {
  private readonly rests = new Map<string, Rest>();
  private readonly contexts = new Map<string, Held>();
  private readonly firsts = new Map<number, unknown>();

  constructor(private readonly model: Model) {}

  placeOf(configuration: Configuration): Place {
    return {
      rest: this.restOf(configuration),
      held: this.heldFor(configuration.snapshot.context as object),
    };
  }

  /** The place after a reaction. */
  placeAfter({ held }: Place, { rest, changes, changesKey }: Reaction): Place {
    if (!changes) return { rest, held };
    const known = held.after.get(changesKey);
    if (known) return { rest, held: known };
    const after = this.heldFor({ ...held.context, ...changes });
    held.after.set(changesKey, after);
    return { rest, held: after };
  }

  private heldFor(context: object): Held {
    const key = contextKeyOf(context);
    const known = this.contexts.get(key);
    if (known) return known;
    // Values of the same content are one object, so that what a step does to one is known of all.
    const held = { context: withFirsts(context, this.firsts), after: new Map<string, Held>() };
    this.contexts.set(key, held);
    return held;
  }

  /** Throws what the model throws. */
  reactionTo(here: Place, stimulus: Stimulus): Reaction {
    const { known } = here.rest;
    const found = reactionIn(known.get(stimulus), here.held.context);
    if (found === 'unknowable' || !this.model.canBeWatched) return this.workOut(here, stimulus);
    return found ?? this.learn(here, stimulus) ?? this.workOut(here, stimulus);
  }

  private workOut(here: Place, stimulus: Stimulus): Reaction {
    const moved = this.model.step(configurationAt(here), stimulus);
    const after = moved.configuration.snapshot.context as object;
    return this.reactionOf(
      here.rest,
      stimulus,
      moved,
      after === here.held.context ? undefined : after,
    );
  }

  /** Nothing is learnt where the step throws, ends the machine, or asks which fields there are. */
  private learn({ rest, held }: Place, stimulus: Stimulus): Reaction | undefined {
    const watched = watch(held.context);
    const moved = attempt(() => this.model.step(inContext(rest, watched.context), stimulus));
    const after = moved?.configuration.snapshot.context as object | undefined;
    const known = rest.known.get(stimulus);
    if (!moved || !after || !isWatched(after) || moved.configuration.snapshot.status !== 'active') {
      rest.known.set(stimulus, 'unknowable');
      return undefined;
    }
    const changes = changesTo(after);
    const reaction = this.reactionOf(
      rest,
      stimulus,
      moved,
      Object.keys(changes).length > 0 ? changes : undefined,
    );
    // A context that is kept in a field or a timer is noticed: the key of it reads all of it. One
    // that is kept in a new function or object of a class is not.
    const isOpaque = opaqueFieldsOf(changes).length > 0;
    const { fields, isWhole } = watched.readings;
    const isKnowable = !isWhole && !isOpaque;
    rest.known.set(
      stimulus,
      isKnowable ? withReaction(known, [...fields], reaction) : 'unknowable',
    );
    return isKnowable ? reaction : undefined;
  }

  private reactionOf(
    { sample: { snapshot: before } }: Rest,
    stimulus: Stimulus,
    moved: Moved,
    changes: object | undefined,
  ): Reaction {
    const { configuration, transitions } = moved;
    return {
      rest: this.restOf(configuration),
      changes,
      changesKey: changes ? contextKeyOf(changes) : '',
      transitions,
      raised: raisedBy(moved),
      begun: begunBy(moved, before),
      isRefused: isRefused(stimulus, moved),
    };
  }

  private restOf(configuration: Configuration): Rest {
    const isActive = configuration.snapshot.status === 'active';
    const key = isActive ? restKeyOf(configuration) : keyOf(configuration);
    return made(this.rests, key, () => {
      const possible = isActive ? this.model.stimuli(configuration) : NOTHING_POSSIBLE;
      return {
        sample: configuration,
        possible,
        unheard: new Set(possible.stimuli.filter((one) => this.model.isDeafTo(configuration, one))),
        known: new Map(),
        numbers: new Map(),
      };
    });
  }
}

const made = <V>(table: Map<string, V>, key: string, make: () => V): V => {
  const known = table.get(key);
  if (known !== undefined) return known;
  const value = make();
  table.set(key, value);
  return value;
};

/** The number that this place was given, or one that no stimulus can ever tell apart from it. */
export const numberAt = ({ rest: { numbers, sample }, held }: Place): number | undefined =>
  numbers.get(sample.snapshot.status === 'active' ? held : ENDED);

/** Numbers a place. */
export const numberPlace = ({ rest: { numbers, sample }, held }: Place, number: number): void => {
  numbers.set(sample.snapshot.status === 'active' ? held : ENDED, number);
};

/** The key of an ended machine holds its context. */
const ENDED: Held = { context: {}, after: new Map() };

/** The configuration that a place stands for. */
export const configurationAt = ({ rest, held }: Place): Configuration =>
  inContext(rest, held.context);

const inContext = ({ sample }: Rest, context: object): Configuration => ({
  ...sample,
  snapshot: { ...sample.snapshot, context } as Configuration['snapshot'],
});

const raisedBy = ({ actions }: Moved): string[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.raise') return [];
    const { event, delay } = params as { event: EventObject; delay?: number };
    return delay === undefined ? [event.type] : [];
  });

const attempt = (step: () => Moved): Moved | undefined => {
  try {
    return step();
  } catch {
    // It is done again without being watched, and throws there.
    return undefined;
  }
};

const reactionIn = (
  known: Known | undefined,
  context: object,
): Reaction | 'unknowable' | undefined => {
  let at = known;
  while (typeof at === 'object' && 'by' in at)
    at = at.by.get(asKey((context as Readonly<Record<string, unknown>>)[at.field]));
  return at;
};

const MINUS_ZERO = Symbol('-0');
/** A map takes -0 for 0. */
const asKey = (value: unknown): unknown => (Object.is(value, -0) ? MINUS_ZERO : value);

/** The same tree with one reaction more. */
const withReaction = (
  known: Known | undefined,
  [next, ...others]: readonly (readonly [string, unknown])[],
  reaction: Reaction,
): Known => {
  if (!next) return known === undefined ? reaction : 'unknowable';
  const [field, value] = next;
  const question = known ?? { field, by: new Map<unknown, Known>() };
  // Another field was read than the last time: the step depends on more than is visible here.
  if (typeof question !== 'object' || !('by' in question) || question.field !== field)
    return 'unknowable';
  const key = asKey(value);
  question.by.set(key, withReaction(question.by.get(key), others, reaction));
  return question;
};
