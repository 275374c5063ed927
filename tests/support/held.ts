import { act, waitFor } from '@testing-library/react';
import { fromPromise } from 'xstate';

type Call<TOutput, TInput> = {
  input: TInput;
  isOpen: boolean;
  resolve: (output: TOutput) => void;
  reject: (error: unknown) => void;
};

/**
 * A port whose calls wait until the test answers them; a call that its machine aborted counts as
 * closed.
 */
export class Held<TOutput, TInput = void> {
  readonly calls: Call<TOutput, TInput>[] = [];

  readonly logic = fromPromise<TOutput, TInput>(
    ({ input, signal }) =>
      new Promise<TOutput>((resolve, reject) => {
        const call: Call<TOutput, TInput> = { input, isOpen: true, resolve, reject };
        signal.addEventListener('abort', () => (call.isOpen = false));
        this.calls.push(call);
      }),
  );

  /** The inputs of all calls so far. */
  get inputs(): TInput[] {
    return this.calls.map(({ input }) => input);
  }

  async answer(output: TOutput): Promise<void> {
    await this.settle((call) => call.resolve(output));
  }

  async fail(error: unknown): Promise<void> {
    await this.settle((call) => call.reject(error));
  }

  private async settle(how: (call: Call<TOutput, TInput>) => void): Promise<void> {
    const open = await waitFor(() => {
      const call = this.calls.findLast(({ isOpen }) => isOpen);
      if (!call) throw new Error('nothing was asked');
      return call;
    });
    open.isOpen = false;
    await act(async () => how(open));
  }
}
