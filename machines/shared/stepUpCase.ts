const end = <TKind extends 'succeeded' | 'cancelled' | 'expired'>(name: string, kind: TKind) => ({
  name,
  output: { kind },
});
/** How a step-up ends, for the cases of the machines that ask for one. */
export const stepUpEnds = {
  done: [end('proved', 'succeeded'), end('not now', 'cancelled'), end('session gone', 'expired')],
};

/** Whether a step-up ended with its proof: who proves who they are asks once more. */
export const isProved = (output: unknown): boolean =>
  (output as { kind: string }).kind === 'succeeded';
