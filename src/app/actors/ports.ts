import { fromPromise } from 'xstate';

/** A port without input. Leaving the state aborts the signal. */
export const read = <TOutput>(work: (signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, void>(({ signal }) => work(signal));

/** A port with input. */
export const act = <TOutput, TInput>(
  work: (input: TInput, signal: AbortSignal) => Promise<TOutput>,
) => fromPromise<TOutput, TInput>(({ input, signal }) => work(input, signal));
