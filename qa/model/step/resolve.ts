import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { assignedTo, isWatched } from './watched';

/** A guard or an action by its name, with params. */
type Named = { readonly type: string; readonly params?: unknown };
type Args = { readonly context: unknown; readonly event: EventObject };
type Check = (args: Args, params: unknown) => boolean;
type BuiltInCheck = Check & {
  readonly check: (snapshot: AnyMachineSnapshot, args: Args, guard: unknown) => boolean;
};
type Do = (args: unknown, params: unknown) => void;
/** An action of xstate: `resolve` gives its result, and `execute` would perform it. */
type BuiltIn = Do & {
  readonly type: string;
  readonly resolve: (
    scope: AnyActorScope,
    snapshot: AnyMachineSnapshot,
    args: object,
    params: unknown,
    action: unknown,
    extra: Extra,
  ) => [AnyMachineSnapshot, unknown, readonly unknown[] | undefined];
  readonly retryResolve?: (
    scope: AnyActorScope,
    snapshot: AnyMachineSnapshot,
    params: unknown,
  ) => void;
  readonly execute?: unknown;
};

/** What the actions of one state, or of one set of transitions, share. */
export type Extra = {
  readonly internalQueue: EventObject[];
  /** Actors that start right after the actions that may write to them. */
  readonly deferredActorIds: readonly string[] | undefined;
  readonly retries: (readonly [BuiltIn, unknown])[];
};

const paramsOf = (named: Named | undefined, args: Args): unknown =>
  named && 'params' in named
    ? typeof named.params === 'function'
      ? (named.params as (args: Args) => unknown)(args)
      : named.params
    : undefined;

const nameOf = (given: unknown): Named | undefined =>
  typeof given === 'string'
    ? { type: given }
    : typeof given === 'object'
      ? (given as Named)
      : undefined;

const passes = (guard: unknown, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  if (guard === undefined) return true;
  const named = nameOf(guard);
  const check = named
    ? (snapshot.machine.implementations.guards as Record<string, unknown>)[named.type]
    : guard;
  if (check === undefined) throw new Error(`Guard '${named?.type}' is not implemented.'.`);
  if (typeof check !== 'function') return passes(check, snapshot, event);
  const args: Args = { context: snapshot.context, event };
  const params = paramsOf(named, args);
  return 'check' in check
    ? (check as BuiltInCheck).check(snapshot, args, check)
    : (check as Check)(args, params);
};

/** The first of these that is enabled. */
export const firstEnabled = (
  transitions: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): AnyTransitionDefinition | undefined =>
  transitions.find(({ guard }) => passes(guard, snapshot, event));

/** The error of a guard says which event it was for. */
export const firstEnabledByEvent: typeof firstEnabled = (transitions, snapshot, event) =>
  transitions.find(({ guard, source }) => {
    try {
      return passes(guard, snapshot, event);
    } catch (error) {
      const named = nameOf(guard);
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(
        `Unable to evaluate guard ${named ? `'${named.type}' ` : ''}in ` +
          `transition for event '${event.type}' in state node '${source.id}':\n${message}`,
        { cause: error },
      );
    }
  });

/** The snapshot after these actions. Their effects go to the scope's executor. */
export const resolveActions = (
  actions: readonly unknown[],
  before: AnyMachineSnapshot,
  event: EventObject,
  scope: AnyActorScope,
  extra: Extra,
): AnyMachineSnapshot => {
  let snapshot = before;
  for (const action of actions) {
    const named = nameOf(action);
    const found = named
      ? (snapshot.machine.implementations.actions as Record<string, unknown>)[named.type]
      : action;
    const args = { context: snapshot.context, event, self: scope.self, system: scope.system };
    const given = paramsOf(named, args);
    if (!isBuiltIn(found)) {
      record(scope, named?.type ?? ((action as Do).name || '(anonymous)'), given);
      continue;
    }
    const assigned = isAssign(found) ? assign(found, snapshot, args, given) : undefined;
    const [after, params, more] = assigned
      ? [assigned]
      : found.resolve(scope, snapshot, args, given, found, extra);
    snapshot = after;
    if (found.retryResolve) extra.retries.push([found, params]);
    if ('execute' in found) record(scope, found.type, params);
    if (more) snapshot = resolveActions(more, snapshot, event, scope, extra);
  }
  return snapshot;
};

type Assigning = (args: object, params: unknown) => object;
type Assign = BuiltIn & { readonly assignment: Assigning | Readonly<Record<string, unknown>> };
const isAssign = (action: BuiltIn): action is Assign => action.type === 'xstate.assign';

/** Thrown to leave an assignment that spawns an actor to xstate. */
class Spawns extends Error {}
const spawn = () => {
  throw new Spawns();
};

/**
 * Assigns as xstate does, but copies nothing and reads only what is assigned from the context;
 * undefined where an actor is spawned.
 */
const assign = (
  { assignment }: Assign,
  snapshot: AnyMachineSnapshot,
  args: object,
  params: unknown,
): AnyMachineSnapshot | undefined => {
  const context = snapshot.context as object;
  try {
    const assigned =
      typeof assignment === 'function'
        ? assignment({ ...args, spawn }, params)
        : valuesOf(assignment, { ...args, spawn }, params);
    return {
      ...snapshot,
      context: isWatched(context) ? assignedTo(context, assigned) : { ...context, ...assigned },
    } as AnyMachineSnapshot;
  } catch (error) {
    if (error instanceof Spawns) return undefined;
    throw error;
  }
};

const valuesOf = (
  fields: Readonly<Record<string, unknown>>,
  args: object,
  params: unknown,
): object => {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields))
    values[key] = typeof value === 'function' ? (value as Assigning)(args, params) : value;
  return values;
};

const isBuiltIn = (action: unknown): action is BuiltIn =>
  typeof action === 'function' && 'resolve' in action;

/** Hands an action with its params to the executor of the scope. */
export const record = (scope: AnyActorScope, type: string, params: unknown): void =>
  scope.actionExecutor({ type, params } as Parameters<AnyActorScope['actionExecutor']>[0]);
