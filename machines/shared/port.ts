import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** Declares a promise actor that a machine needs; `src/services` supplies the real one through `provide`. */
export const port = <TOutput, TInput>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`port ${name} is not provided`)));

/** Declares an actor that goes on telling its machine something (a clock's ticks, say) until it is stopped. */
export const stream = <TEvent extends EventObject>(name: string) =>
  fromCallback<TEvent>(() => {
    throw new Error(`stream ${name} is not provided`);
  });
