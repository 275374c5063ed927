import {
  fromCallback,
  fromPromise,
  setup,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/**
 * Declares a promise actor that a machine needs; `src/services` supplies the real one through
 * `provide`.
 */
export const port = <TOutput, TInput>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`port ${name} is not provided`)));

/**
 * Declares an actor that goes on telling its machine something (a clock's ticks, say) until it is
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
 * Declares a machine that a machine invokes, by its type alone, so that its code loads only when it
 * is wanted; `src/flows` supplies it. Starting a patient one does not fetch it: something else
 * does, such as the dialog that shows it.
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
