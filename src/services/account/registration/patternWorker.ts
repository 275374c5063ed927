import type { PatternTry } from '../../../../machines/account/registration/registration.types';

/** The part of a `Worker` that the pattern check uses. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;
export type PatternQuestion = Pick<PatternTry, 'pattern' | 'value'>;

/**
 * For the browser. The bundler reads this expression literally and makes a file of our own origin
 * from it.
 */
export const createPatternWorker = (): Worker =>
  new Worker(new URL('./patterns.worker.ts', import.meta.url), { type: 'module' });
