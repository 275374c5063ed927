import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
} from 'xstate';
import { remembered } from '../base/remembered';
import { contextKeyOf } from '../model/model';
import type { Names } from '../model/names';
import { stubInline } from '../model/stub';

/**
 * A machine for a run: actors that are written inline are stubbed like those with a name, and
 * actions of its own are noted but not done, since nobody knows what they do. With them, the
 * context is frozen, so that an action that changes it in place fails.
 */
export const asRun = (
  machine: AnyStateMachine,
  names: Names,
  isWithActions: boolean,
): AnyStateMachine => {
  const scopeFor = remembered((scope: AnyActorScope) => (isWithActions ? scope : quiet(scope)));
  const after = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    stubInline(snapshot.children as Record<string, AnyActorRef | undefined>);
    if (isWithActions) contextKeyOf(snapshot.context as object);
    return snapshot;
  };
  return Object.assign(Object.create(machine) as AnyStateMachine, {
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => {
      names.begin(undefined);
      return after(machine.getInitialSnapshot(scopeFor(scope), input) as AnyMachineSnapshot);
    },
    transition: (snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) => {
      names.begin(snapshot);
      return after(machine.transition(snapshot, event, scopeFor(scope)) as AnyMachineSnapshot);
    },
  });
};

const quiet = (scope: AnyActorScope): AnyActorScope => ({
  ...scope,
  actionExecutor: (action) =>
    scope.actionExecutor(
      action.type.startsWith('xstate.') ? action : { ...action, exec: undefined },
    ),
});
