import type {
  Action,
  DoneActorEvent,
  ErrorActorEvent,
  EventObject,
  MachineContext,
  MetaObject,
  OutputFrom,
  ParameterizedObject,
  ProvidedActor,
  StateNodeConfig,
  TransitionConfig,
} from 'xstate';

/**
 * Builders of `onDone` and `onError` for one setup's invokes. A branch is one object with guard,
 * target and actions. A guard or an action that is given only by name gets the actor's output,
 * narrowed to the branch's kind, or the error.
 */
export const branchesOf = <TSetup extends AnySetup>(_setup: TSetup): Writers<PartsOf<TSetup>> => ({
  onOutcome: (_src, branches) => outcomeTransitions(branches as Record<string, LooseBranches>),
  onOutput: (_src, branches) => transitionsOf(branches as LooseBranches, outputOf),
  onFault: (branches) => transitionsOf(branches as LooseBranches, errorOf),
});

/** The guards that `onOutcome` uses, for `setup`: `isGranted` for the kind `granted`. */
export const kindGuards = <TKind extends string>(...kinds: readonly TKind[]) =>
  Object.fromEntries(
    kinds.map((kind) => [guardOf(kind), (_: unknown, outcome: Kinded) => outcome.kind === kind]),
  ) as { [K in TKind as GuardOf<K>]: (_: unknown, outcome: Kinded) => boolean };

/** A guard inside a branch of `onOutcome`: the outcome is of the kind and satisfies a condition. */
export const guardWithin =
  <TOutcome extends Kinded, TKind extends TOutcome['kind']>(
    kind: TKind,
    holds: (outcome: OfKind<TOutcome, TKind>) => boolean,
  ) =>
  (_: unknown, outcome: TOutcome) =>
    outcome.kind === kind && holds(outcome as OfKind<TOutcome, TKind>);

/** The outcomes of one kind. */
export type OfKind<TOutcome extends Kinded, TKind extends TOutcome['kind']> = Extract<
  TOutcome,
  { kind: TKind }
>;
/** The content of every refusal: a message of the platform, in the caller's language. */
export type Refused = { message: string };

/** The key of all outcomes without a branch of their own; it comes last. */
const OTHERWISE = 'otherwise';

type Kinded = { readonly kind: string };
type GuardOf<TKind extends string> = `is${Capitalize<TKind>}`;

/** Anything with `createStateConfig`, such as the result of `setup()`. */
type AnySetup = { createStateConfig: (config: never) => unknown };
/** The types of a setup. */
type Parts = {
  context: MachineContext;
  event: EventObject;
  actor: ProvidedActor;
  action: ParameterizedObject;
  guard: ParameterizedObject;
  delay: string;
  emitted: EventObject;
  meta: MetaObject;
};
/** Reads the types of a setup back from the state configs that it takes. */
type PartsOf<TSetup extends AnySetup> =
  Parameters<TSetup['createStateConfig']>[0] extends StateNodeConfig<
    infer TContext,
    infer TEvent,
    infer TActor,
    infer TAction,
    infer TGuard,
    infer TDelay,
    infer _Tag,
    infer _Output,
    infer TEmitted,
    infer _StateMeta,
    infer TMeta
  >
    ? {
        context: TContext;
        event: TEvent;
        actor: TActor;
        action: TAction;
        guard: TGuard;
        delay: TDelay;
        emitted: TEmitted;
        meta: TMeta;
      }
    : never;

type OneOrMany<T> = T | readonly T[];
/** The names of those that take the given value or nothing. */
type NamesFor<TNamed extends ParameterizedObject, TGiven> = TNamed extends unknown
  ? undefined extends TNamed['params']
    ? TNamed['type']
    : [TGiven] extends [TNamed['params']]
      ? TNamed['type']
      : never
  : never;
/** A transition in XState's form, with its event. */
type TransitionOn<P extends Parts, TEvent extends EventObject> = TransitionConfig<
  P['context'],
  TEvent,
  P['event'],
  P['actor'],
  P['action'],
  P['guard'],
  P['delay'],
  P['emitted'],
  P['meta']
>;
/** A transition whose guard and actions can be given by name alone. */
type Branch<P extends Parts, TEvent extends EventObject, TGiven, TAsked = TGiven> = Omit<
  TransitionOn<P, TEvent>,
  'guard' | 'actions'
> & {
  guard?: NamesFor<P['guard'], TAsked> | TransitionOn<P, TEvent>['guard'];
  actions?: OneOrMany<
    | NamesFor<P['action'], TGiven>
    | Action<
        P['context'],
        TEvent,
        P['event'],
        undefined,
        P['actor'],
        P['action'],
        P['guard'],
        P['delay'],
        P['emitted']
      >
  >;
};
type OutputBranch<P extends Parts, TOutput, TAsked = TOutput> = Branch<
  P,
  DoneActorEvent<TOutput>,
  TOutput,
  TAsked
>;
/** Every outcome of the kind finds a branch: the last one has no guard. */
type KindBranches<TBranch> =
  | (TBranch & { guard?: never })
  | readonly [TBranch, ...TBranch[], TBranch & { guard?: never }];
type OutputOf<P extends Parts, TSrc> = OutputFrom<Extract<P['actor'], { src: TSrc }>['logic']>;
/** The argument of the branch `TKey`, when there are branches for `TKeys`. */
type Narrowed<TOutcome, TKey, TKeys> = TKey extends typeof OTHERWISE
  ? Exclude<TOutcome, { kind: TKeys }>
  : Extract<TOutcome, { kind: TKey }>;
type KindOf<TOutcome> = TOutcome extends { kind: infer TKind extends string } ? TKind : never;
/** Every kind has a branch, or one branch takes the rest. */
type Exhaustive<TOutcome, TKeys> = [Exclude<KindOf<TOutcome>, TKeys>] extends [never]
  ? unknown
  : { [OTHERWISE]: unknown };

type Writers<P extends Parts> = {
  /**
   * The `onDone` of an actor that resolves with a union by `kind`: branches in their order, the
   * last one without a guard.
   */
  onOutcome: <
    TSrc extends P['actor']['src'],
    TKey extends KindOf<OutputOf<P, TSrc>> | typeof OTHERWISE,
  >(
    src: TSrc,
    branches: {
      [K in TKey]: KindBranches<
        OutputBranch<P, Narrowed<OutputOf<P, TSrc>, K, TKey>, OutputOf<P, TSrc>>
      >;
    } & Exhaustive<OutputOf<P, TSrc>, TKey>,
  ) => TransitionOn<P, DoneActorEvent<OutputOf<P, TSrc>>>[];
  /** The `onDone` of an actor with any other output. */
  onOutput: <TSrc extends P['actor']['src']>(
    src: TSrc,
    branches: OneOrMany<OutputBranch<P, OutputOf<P, TSrc>>>,
  ) => TransitionOn<P, DoneActorEvent<OutputOf<P, TSrc>>>[];
  /** The `onError` of any actor. */
  onFault: (
    branches: OneOrMany<Branch<P, ErrorActorEvent, unknown>>,
  ) => TransitionOn<P, ErrorActorEvent>[];
};

// The types above check the code below, which knows only names.
type LooseBranch = { guard?: unknown; actions?: unknown };
type LooseBranches = OneOrMany<LooseBranch>;
type Given = (args: { event: object }) => unknown;

const outputOf: Given = ({ event }) => (event as { output: unknown }).output;
const errorOf: Given = ({ event }) => (event as { error: unknown }).error;
const guardOf = (kind: string) => `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
const listOf = <T>(items: OneOrMany<T>) => [items].flat() as T[];

/** An outcome that is not of an earlier kind is of the last one: its last branch needs no guard. */
const outcomeTransitions = <T>(branches: Record<string, LooseBranches>): T[] => {
  const kinds = Object.keys(branches);
  return transitionsOf(
    kinds.flatMap((kind) =>
      listOf(branches[kind] ?? []).map((branch) =>
        kind === kinds.at(-1) ? branch : { guard: guardOf(kind), ...branch },
      ),
    ),
    outputOf,
  );
};

/** XState's transitions; names of the setup get the value. */
const transitionsOf = <T>(branches: LooseBranches, given: Given): T[] =>
  listOf(branches).map(({ guard, actions, ...rest }) => {
    const withGiven = (item: unknown) =>
      typeof item === 'string' ? { type: item, params: given } : item;
    return {
      ...rest,
      ...(guard === undefined ? {} : { guard: withGiven(guard) }),
      ...(actions === undefined ? {} : { actions: listOf(actions).map(withGiven) }),
    } as T;
  });
