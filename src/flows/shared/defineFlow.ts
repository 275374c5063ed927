import type { ComponentType, ReactNode } from 'react';
import type {
  ActorRefFrom,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import type { AppRef } from '../../../machines/site/app/app.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import type { Services } from '../../services';

type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<
  Parameters<TMachine['provide']>[0]['actors']
>;

/** The ports of a machine: every actor of its `setup` that is not a machine. */
type PortsOf<TMachine extends AnyStateMachine> = {
  [
    TName in keyof ActorsOf<TMachine> as NonNullable<
      ActorsOf<TMachine>[TName]
    > extends AnyStateMachine
      ? never
      : TName
  ]-?: NonNullable<ActorsOf<TMachine>[TName]>;
};

/** Where a screen runs. */
export type Surroundings = { app: AppRef; session: SessionRef };
/** A component that shows the dialog that it is given, or holds it back. */
export type GateProps = Surroundings & { children: ReactNode };
/** What the screen of a flow is given: the actor of its machine, and where it runs. */
export type ScreenProps<TActor> = Surroundings & { actor: TActor };

/** The screen of a flow. It comes in a file of its own, after the flow. */
export type FlowScreen<TActor> = {
  load: () => Promise<(props: ScreenProps<TActor>) => ReactNode>;
  /** Namespaces of its words. */
  words: readonly string[];
  /** Other flows that the screen looks at from its first moment. */
  along?: readonly string[];
};

/** A dialog that a machine opens. The flow of its name shows it. */
type Dialog<TSnapshot, TEvent extends EventObject, TLeave extends EventObject> = {
  /** What is sent to the machine to close it; without it, the dialog's own actor is told. */
  close?: TEvent;
  /** What the dialog's own actor is told, when it is not `<flow>.close`. */
  leave?: TLeave;
  /** True while it is open, for a dialog that is not open just while its own actor runs. */
  isOpen?: (s: TSnapshot) => boolean;
  /** Where it may be open and still not be shown. */
  Gate?: ComponentType<GateProps>;
  /** What else happens when its code does not come. */
  onMissing?: () => void;
};
/** A dialog as `Dialogs` knows it, of whatever machine. */
export type AnyDialog = Dialog<never, EventObject, EventObject>;
/** The event type of an actor. */
type EventOf<TActor> = Extract<
  TActor extends { send: (event: infer TEvent) => void } ? TEvent : never,
  EventObject
>;
type ChildrenOf<TMachine extends AnyStateMachine> = SnapshotFrom<TMachine>['children'];
type DialogOf<TMachine extends AnyStateMachine, TLeave extends EventObject = EventObject> = Dialog<
  SnapshotFrom<TMachine>,
  EventFromLogic<TMachine>,
  TLeave
>;
type Dialogs<TMachine extends AnyStateMachine> = Readonly<Record<string, DialogOf<TMachine>>> & {
  readonly [TName in keyof ChildrenOf<TMachine>]?: DialogOf<
    TMachine,
    EventOf<NonNullable<ChildrenOf<TMachine>[TName]>>
  >;
};

/** A machine joined to the app (docs/decisions/0045). */
export type Flow<TMachine extends AnyStateMachine = AnyStateMachine> = {
  machine: TMachine;
  /** Makes the machine's ports from the services. */
  ports?: (services: Services) => Record<string, AnyActorLogic>;
  /** Flows of child machines that come in the same file; others come when they start. */
  includes?: readonly Flow[];
  screen?: FlowScreen<never>;
  /** Its screen as a page of a centre, or as a part of such a page. */
  page?: FlowScreen<never>;
  /** The dialogs that the machine opens, by the names of the flows that show them. */
  dialogs?: Readonly<Record<string, AnyDialog>>;
};
/**
 * A dialog that is a state of another flow's machine, whose actor its screen is given. As a page it
 * is given the actor of the centre.
 */
export type DialogFlow = {
  machine?: undefined;
  includes?: undefined;
  dialogs?: undefined;
  screen: FlowScreen<never>;
  page?: FlowScreen<never>;
};

type Definition<TMachine extends AnyStateMachine> = {
  machine: TMachine;
  includes?: readonly Flow[];
  screen?: FlowScreen<ActorRefFrom<TMachine>>;
  page?: FlowScreen<ActorRefFrom<TMachine>>;
  dialogs?: Dialogs<TMachine>;
} & (keyof PortsOf<TMachine> extends never
  ? { ports?: undefined }
  : { ports: (services: Services) => PortsOf<TMachine> });

/** Joins a machine to the app. A port that is missing or wrongly typed does not compile. */
export const defineFlow = <TMachine extends AnyStateMachine>(
  flow: Definition<TMachine>,
): Flow<TMachine> => flow;

/** Adds a dialog without a machine of its own to the table. */
export const defineDialog = <TActor>(flow: {
  screen: FlowScreen<TActor>;
  page?: FlowScreen<AnyActorRef>;
}): DialogFlow => flow;
