import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from 'xstate';
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

/** What the screen of a flow is given: the actor of its machine, and where it runs. */
export type ScreenProps<TActor> = { actor: TActor; app: AppRef; session: SessionRef };

/** The screen of a flow. It comes in a file of its own, after the flow. */
type FlowScreen<TActor> = {
  load: () => Promise<(props: ScreenProps<TActor>) => ReactNode>;
  /** Namespaces of its words. */
  words: readonly string[];
  /** Other flows that the screen looks at from its first moment. */
  along?: readonly string[];
};

/** A machine joined to the app (docs/decisions/0045). */
export type Flow<TMachine extends AnyStateMachine = AnyStateMachine> = {
  machine: TMachine;
  /** Makes the machine's ports from the services. */
  ports?: (services: Services) => Record<string, AnyActorLogic>;
  /** Flows of child machines that come in the same file; all other children come when they start. */
  includes?: readonly Flow[];
  screen?: FlowScreen<never>;
};

type Definition<TMachine extends AnyStateMachine> = {
  machine: TMachine;
  includes?: readonly Flow[];
  screen?: FlowScreen<ActorRefFrom<TMachine>>;
} & (keyof PortsOf<TMachine> extends never
  ? { ports?: undefined }
  : { ports: (services: Services) => PortsOf<TMachine> });

/** Joins a machine to the app. A port that is missing or wrongly typed does not compile. */
export const defineFlow = <TMachine extends AnyStateMachine>(
  flow: Definition<TMachine>,
): Flow<TMachine> => flow;
