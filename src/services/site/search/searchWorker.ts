import type { Question } from './searchDesk';

/** The part of a `Worker` that the search uses. */
export type SearchWorker = Pick<Worker, 'addEventListener'> & {
  postMessage: (question: Question, transfer: Transferable[]) => void;
};

/**
 * For the browser. The bundler reads this expression literally and makes a file of our own origin
 * from it.
 */
export const createSearchWorker = (): SearchWorker =>
  new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
