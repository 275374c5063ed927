import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Services } from '../../services';

type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<
  Parameters<TMachine['provide']>[0]['actors']
>;

/** The ports of a machine: every actor of its `setup` that is not a machine. */
export type PortsOf<TMachine extends AnyStateMachine> = {
  [
    TName in keyof ActorsOf<TMachine> as NonNullable<
      ActorsOf<TMachine>[TName]
    > extends AnyStateMachine
      ? never
      : TName
  ]-?: NonNullable<ActorsOf<TMachine>[TName]>;
};

/** A machine joined to the app (docs/decisions/0045). */
export type Flow<TMachine extends AnyStateMachine = AnyStateMachine> = {
  machine: TMachine;
  /** Makes the machine's ports from the services. */
  ports?: (services: Services) => Record<string, AnyActorLogic>;
  /** Flows of child machines that come in the same file; all other children come when they start. */
  includes?: readonly Flow[];
};

type Definition<TMachine extends AnyStateMachine> = {
  machine: TMachine;
  includes?: readonly Flow[];
} & (keyof PortsOf<TMachine> extends never
  ? { ports?: undefined }
  : { ports: (services: Services) => PortsOf<TMachine> });

/** Joins a machine to the app. A port that is missing or wrongly typed does not compile. */
export const defineFlow = <TMachine extends AnyStateMachine>(
  flow: Definition<TMachine>,
): Flow<TMachine> => flow;
