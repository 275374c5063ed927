import { fromPromise, type AnyActorRef } from 'xstate';

/** A port without input. Leaving the state aborts the signal. */
export const read = <TOutput>(work: (signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, void>(({ signal }) => work(signal));

/** A port with input. */
export const act = <TOutput, TInput>(
  work: (input: TInput, signal: AbortSignal) => Promise<TOutput>,
) => fromPromise<TOutput, TInput>(({ input, signal }) => work(input, signal));

/**
 * A port that moves money. Leaving does not stop a transfer, so the balance is read again when an
 * aborted one has ended.
 */
export const move = <TOutput, TInput>(
  work: (input: TInput, signal: AbortSignal) => Promise<TOutput>,
) =>
  fromPromise<TOutput, TInput>(async ({ input, signal, system }) => {
    try {
      return await work(input, signal);
    } finally {
      if (signal.aborted)
        (system.get('balance') as AnyActorRef | undefined)?.send({ type: 'data.reload' });
    }
  });

/** The port that opens the browser's dialog for printing. */
export const printPage = () =>
  read(async () => {
    window.print();
    return null;
  });
