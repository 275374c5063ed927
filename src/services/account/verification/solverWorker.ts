/** The part of a `Worker` that the solver uses. */
export type SolverWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * For the browser. The bundler reads this expression literally and makes a file of our own origin
 * from it.
 */
export const createSolverWorker = (): Worker =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
