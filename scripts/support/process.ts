/** A process that runs beside ours until it ends or is stopped. */
export type Companion = { ended: Promise<number>; stop: () => Promise<void> };

/** Prints the reason and ends with code 1. */
export function fail(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}

/**
 * Waits for Ctrl-C (or SIGTERM, or the end of any companion), stops them all and ends the process.
 */
export async function untilInterrupted(companions: Companion[]): Promise<never> {
  const interrupted = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve(0));
  });
  const code = await Promise.race([interrupted, ...companions.map(({ ended }) => ended)]);
  await Promise.all(companions.map(({ stop }) => stop()));
  process.exit(code);
}
