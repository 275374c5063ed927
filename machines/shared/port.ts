import {
  fromCallback,
  fromPromise,
  setup,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/** Declares a promise actor of a machine; `src/flows` provides the service. */
export const port = <TOutput, TInput>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`port ${name} is not provided`)));

/**
 * Declares an actor that sends events to its machine, for example a clock's ticks, until it is
 * stopped.
 */
export const stream = <
  TEvent extends EventObject,
  TInput extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<TEvent, TInput>(() => {
    throw new Error(`stream ${name} is not provided`);
  });

/**
 * Declares a machine that another machine invokes, by its type alone, so that its code is loaded
 * only when needed; `src/flows` provides it. Starting a patient one does not load it: something
 * else does, such as the dialog that shows it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export const child = <TMachine extends AnyStateMachine>(
  name: string,
  { isPatient = false }: { isPatient?: boolean } = {},
) =>
  setup({
    actions: {
      refuse: () => {
        throw new Error(`machine ${name} is not provided`);
      },
    },
  }).createMachine({ id: name, entry: 'refuse', meta: { isPatient } }) as unknown as TMachine;
