import {
  createEmptyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
  type InspectionEvent,
} from 'xstate';
import { Names } from './names';
import { createStandIns } from './standIn';
import { Taken } from './taken';

/**
 * What one pure macrostep did: transitions in the order taken, actions in the order they would have
 * run.
 */
export type Recording = {
  transitions: AnyTransitionDefinition[];
  /** The same as inspection lists them: with transitions that gave way to others. */
  listed: AnyTransitionDefinition[];
  actions: ExecutableActionObject[];
};

const nothing = (): Recording => ({ transitions: [], listed: [], actions: [] });

export type PureScope = {
  scope: AnyActorScope;
  begin: (before: AnyMachineSnapshot | undefined) => Recording;
};

/**
 * An actor scope that runs nothing and records everything. `transition()` and `getMicrosteps()` of
 * xstate 5.33 return snapshots and actions but not the transitions taken; the inspected microstep
 * is the one place that has them.
 */
export const createPureScope = (): PureScope => {
  let recording = nothing();
  let taken = new Taken();
  let before: AnyMachineSnapshot | undefined;
  const self = createEmptyActor();
  const names = new Names();
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor') names.name(event.actorRef as AnyActorRef);
    if (event.type !== '@xstate.microstep') return;
    recording.listed.push(...event._transitions);
    recording.transitions.push(...taken.by(event));
  };
  const standIns = createStandIns();
  // A system id may be used again in every explored branch, so nothing is registered. A machine
  // finds no system actors while it starts, like an actor outside of a system.
  const get = (systemId: string) => before && standIns(systemId);
  const system = {
    ...self.system,
    get,
    _sendInspectionEvent: inspect,
    _set: () => {},
  } as AnyActorScope['system'];
  // While an event is handled, an actor still shows the snapshot from before it; output functions
  // may read it.
  Object.assign(self, { system, getSnapshot: () => before });
  return {
    scope: {
      self,
      system,
      id: '',
      sessionId: '',
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action) => recording.actions.push(action),
    },
    begin: (snapshot) => {
      before = snapshot;
      recording = nothing();
      taken = new Taken(snapshot);
      names.begin(snapshot);
      return recording;
    },
  };
};
