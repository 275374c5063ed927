import * as v from 'valibot';
import { endpoints } from '../../../../contract/endpoints';
import type { Challenge } from '../../../../contract/session';
import { DeadlinePassed, withDeadline } from '../../deadline';
import type { Call } from '../../http/client';
import { valueOf } from '../../http/valueOf';
import type { HumanVerifier } from './humanVerifier';
import type { SolverWorker } from './solverWorker';

const SOLVE_TIMEOUT = 60_000;
const solutionSchema = v.looseObject({ counter: v.number(), derivedKey: v.string() });

/** ALTCHA proof of work, solved in a worker that ends with the task (docs/decisions/0041). */
export const createAltchaVerifier = (
  call: Call,
  createWorker: () => SolverWorker,
): HumanVerifier => ({
  fetchChallenge: async (scope, signal) =>
    valueOf(endpoints.challenge, await call(endpoints.challenge, { scope }, { signal })),

  solve: async (challenge, signal) => {
    const worker = createWorker();
    try {
      const solution = await withDeadline(signal, SOLVE_TIMEOUT, () => answerOf(worker, challenge));
      return solution && encoded({ challenge, solution });
    } catch (error) {
      if (error instanceof DeadlinePassed) return null;
      throw error;
    } finally {
      worker.terminate();
    }
  },
});

const answerOf = (worker: SolverWorker, challenge: Challenge) =>
  new Promise<v.InferOutput<typeof solutionSchema> | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const solution = v.safeParse(v.nullable(solutionSchema), data);
      if (solution.success) resolve(solution.output);
      else reject(new Error('the solver failed'));
    });
    worker.addEventListener('error', () => reject(new Error('the solver could not start')));
    worker.postMessage(
      { type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: SOLVE_TIMEOUT },
      [],
    );
  });

/** Base64 of the UTF-8 JSON. */
const encoded = (payload: unknown): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(payload))));
