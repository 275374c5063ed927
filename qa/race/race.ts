import type { AnyMachineSnapshot } from 'xstate';
import type { Condition, Moment, Property } from '../../machines/shared/properties';
import { conditionsOf, type Part, type ProductConditions } from '../verify/product';

/** Things that several parts share, by name: what is in a storage, at the platform, in a cookie. */
export type Shared = Readonly<Record<string, unknown>>;

/**
 * What a step does with shared things, all at once. It can ask for nothing that it does not name in
 * `reads` or `writes`, and change nothing that is not in `writes`.
 */
export type Effect<TShared extends Shared = Shared> = {
  readonly reads?: readonly (keyof TShared & string)[];
  readonly writes?: readonly (keyof TShared & string)[];
  /** The step comes only where this is so. */
  readonly when?: (seen: TShared) => boolean;
  /** The new values of what changes. */
  readonly sets?: (seen: TShared) => Partial<TShared>;
  /** A message to all other parts of a channel: the name of the channel, `type · case`. */
  readonly tells?: { readonly channel: string; readonly message: string };
};

/** A machine in a race: a tab, a device, a client. */
export type RacePart<TShared extends Shared = Shared> = Omit<Part, 'alone'> & {
  /** What its steps do with shared things, by `type · case` or by type. */
  readonly does?: Readonly<Record<string, Effect<TShared>>>;
  /** How often a step comes, by `type · case` or by type; any number unless stated. */
  readonly atMost?: Readonly<Record<string, number>>;
};

/**
 * One of the steps in which the platform carries out a request. Each is done at once; whatever
 * others do may come between two of them.
 */
export type HandlerStep<TShared extends Shared = Shared> = Omit<
  Effect<TShared>,
  'sets' | 'tells'
> & {
  readonly does: (
    seen: TShared,
    /** What the step before has noted for this request; undefined in the first. */
    noted: unknown,
    /** Whether the sender has given it up. */
    isLate: boolean,
  ) => {
    readonly sets?: Partial<TShared>;
    readonly note?: unknown;
    /** The case of the actor's outcome; the request is done with it. */
    readonly answer?: string;
  };
};

/**
 * A request of some parts that the platform answers. On the way it may be lost in either direction:
 * then each error of the actor's cases may come, and what the platform has not finished may still
 * be carried out later, once.
 */
export type RaceCall<TShared extends Shared = Shared> = {
  readonly from: readonly string[];
  /** The invoke id. */
  readonly actor: string;
  /** The name of the request, as the sender asks it. */
  readonly asks: (sender: AnyMachineSnapshot, part: string) => string;
  /** What the platform does, by the name of the request. */
  readonly platform: Readonly<Record<string, readonly HandlerStep<TShared>[]>>;
  /** False where every answer comes; the errors of the cases never do then. */
  readonly isLost?: boolean;
  /** Cases of outcomes that come without the platform: a person closes what asks. */
  readonly byItself?: readonly string[];
  /**
   * True where it is assumed that of the requests that a part gave up only the last one may still
   * be carried out. Otherwise a second one is a bound, and what lies beyond it is not expanded.
   */
  readonly isOneLate?: boolean;
  /**
   * True where it is assumed that a request that its part gave up leaves nothing behind: the client
   * undoes what the platform does for it later.
   */
  readonly isUndone?: boolean;
};

/**
 * Whether it makes a difference that the platform still carries out a request, from a step on, that
 * its part has given up.
 */
export const mayBeLate = (
  { isUndone = false, platform }: RaceCall,
  { asked, step }: { readonly asked: string; readonly step: number },
): boolean =>
  !isUndone && (platform[asked] ?? []).slice(step).some(({ writes = [] }) => writes.length > 0);

/** A channel on which parts tell each other; each message comes once, late or never. */
export type Channel = {
  readonly between: readonly string[];
  /** All that is ever told, `type · case` of the receivers; they hear it from here only. */
  readonly messages: readonly string[];
  /** Whether a message never comes before an earlier one; one may still be lost. */
  readonly keepsOrder?: boolean;
  /** The most messages on their way to one part (default 3). */
  readonly most?: number;
};

/** One thing that holds in every order of the steps. */
export type RaceProperty = Omit<Property, 'keptBy' | 'shownBy'>;

/** Machines side by side that share things, and what holds in every order of their steps. */
export type Race = {
  readonly name: string;
  /** What it is about, in one sentence. */
  readonly says: string;
  readonly parts: Readonly<Record<string, RacePart>>;
  /** The inputs of the parts that are there at first, by the name of the start. */
  readonly starts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Shared things as they are at first. Each has few values; they are compared as JSON. */
  readonly shared: Shared;
  readonly calls: readonly RaceCall[];
  readonly channels: Readonly<Record<string, Channel>>;
  /** What happens by itself, at any time and any number of times, by its name. */
  readonly happens: Readonly<Record<string, Effect>>;
  readonly properties: readonly RaceProperty[];
};

/** What conditions look at, so that steps which change nothing of it need not be told apart. */
export type Looked = { readonly part: string } | { readonly shared: readonly string[] };

/** Conditions on the moments of a race. */
type RaceConditions<TParts extends Record<string, Part>, TShared extends Shared> = Pick<
  ProductConditions<TParts>,
  'of'
> & {
  /** Some shared things are such. */
  readonly shared: <K extends keyof TShared & string>(
    keys: readonly K[],
    test: (values: Pick<TShared, K>) => boolean,
  ) => Condition;
  /** A step led from such shared things to such others. */
  readonly changed: <K extends keyof TShared & string>(
    keys: readonly K[],
    test: (before: Pick<TShared, K>, after: Pick<TShared, K>) => boolean,
  ) => Condition;
};

const looked = new WeakMap<Condition, Looked>();
const looking = <T extends Condition>(condition: T, at: Looked): T => {
  looked.set(condition, at);
  return condition;
};

/** The simple conditions that a condition joins, and what each looks at; null where unknown. */
export const atomsOf = (
  condition: Condition,
): readonly { condition: Condition; at: Looked | null }[] =>
  condition.joins
    ? condition.joins.flatMap(atomsOf)
    : [{ condition, at: looked.get(condition) ?? null }];

/** The shared things in the snapshot of a race. */
export const sharedIn = (snapshot: AnyMachineSnapshot): Shared =>
  (snapshot as unknown as { shared: Shared }).shared;

const picked = (values: Shared, keys: readonly string[]): Shared =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

/** Declares a race of machines, for `<name>.race.ts`. */
export const defineRace = <
  TParts extends Record<string, RacePart<NoInfer<TShared>>>,
  TShared extends Shared,
>({
  properties,
  calls = [],
  channels = {},
  happens = {},
  ...race
}: {
  readonly name: string;
  readonly says: string;
  readonly parts: TParts;
  readonly starts: Race['starts'];
  readonly shared: TShared;
  readonly calls?: readonly RaceCall<NoInfer<TShared>>[];
  readonly channels?: Race['channels'];
  readonly happens?: Readonly<Record<string, Effect<NoInfer<TShared>>>>;
  readonly properties: (conditions: RaceConditions<TParts, TShared>) => readonly RaceProperty[];
}): Race => ({
  // Values have the shapes that `shared` begins with; the checks of a race do not know them.
  ...(race as unknown as Pick<Race, 'name' | 'says' | 'parts' | 'starts' | 'shared'>),
  calls: calls as unknown as Race['calls'],
  channels,
  happens: happens as unknown as Race['happens'],
  properties: properties({
    of: (part) => conditionsOf(part, (condition) => looking(condition, { part })) as never,
    shared: (keys, test) =>
      looking(
        {
          isOfPlace: true,
          test: ({ snapshot }) => test(picked(sharedIn(snapshot), keys) as never),
        },
        { shared: keys },
      ),
    changed: (keys, test) =>
      looking(
        {
          isOfPlace: false,
          test: ({ snapshot, step }) =>
            step !== null &&
            test(
              picked(sharedIn(step.before), keys) as never,
              picked(sharedIn(snapshot), keys) as never,
            ),
        },
        { shared: keys },
      ),
  }),
});

/** The snapshot of a race. */
export const raceSnapshot = (
  parts: Readonly<Record<string, AnyMachineSnapshot | null>>,
  shared: Shared,
): AnyMachineSnapshot => ({ status: 'active', parts, shared }) as never;

/** A moment of one part alone; the other parts make no difference to its conditions. */
export const momentOf = (
  part: string,
  snapshot: AnyMachineSnapshot | null,
  move?: Omit<Moment, 'moves'>,
): Moment => ({
  snapshot: raceSnapshot({ [part]: snapshot }, {}),
  step: move?.step ?? null,
  starts: [],
  moves: move ? { [part]: move } : {},
});

/** What is assumed of a race, in sentences: what it holds of is limited to such lives. */
export const assumptionsOf = ({ parts, calls }: Race): readonly string[] => [
  ...Object.entries(parts).flatMap(([part, { atMost = {} }]) =>
    Object.entries(atMost).map(([step, most]) => `${part}: ${step} comes at most ${times(most)}`),
  ),
  ...calls.flatMap(({ from, actor, isOneLate = false, isUndone = false }) =>
    isUndone
      ? [`a request "${actor}" that ${from.join(' or ')} gave up leaves nothing behind`]
      : isOneLate
        ? [
            `of the requests "${actor}" that ${from.join(', ')} gave up, ` +
              'only the last one may be late',
          ]
        : [],
  ),
];
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
