import { fromPromise } from 'xstate';

/**
 * A port whose calls wait until the test answers them: their inputs, and how to settle the newest
 * call. `onCall` is called for each.
 */
export const heldPort = <TOutput, TInput = void>(onCall: () => void = () => undefined) => {
  const calls: {
    input: TInput;
    signal: AbortSignal;
    resolve: (output: TOutput) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const newest = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the port was not called');
    return call;
  };
  return {
    calls,
    logic: fromPromise<TOutput, TInput>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ input, signal, resolve, reject });
          onCall();
        }),
    ),
    answer: async (output: TOutput) => {
      newest().resolve(output);
      await settled();
    },
    fail: async (error: unknown) => {
      newest().reject(error);
      await settled();
    },
  };
};

/** Waits until promise actors have told their machine. */
export const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
