import type { RegisterField } from '../../../../contract/registerFields';
import { ANY_PATTERN } from '../../../../contract/patterns';
import type { PatternTry } from '../../../../machines/account/registration/registration.types';
import { DeadlinePassed, withDeadline } from '../../deadline';
import type { PatternWorker } from './patternWorker';

/** Milliseconds that the remaining patterns may take together, once the worker has started. */
const BATCH_TIMEOUT = 250;
/**
 * Batches to try. A platform whose patterns never end does not deserve more of the person's time.
 */
const BATCHES = 3;
const START_TIMEOUT = 5_000;

/**
 * Finds the fields whose value does not match. It runs in a worker, because a pattern of the
 * platform may never end (docs/decisions/0041). A pattern that could not be tried in time counts as
 * matching, and the platform judges.
 */
export const createCheckPatterns =
  (createWorker: () => PatternWorker) =>
  async ({ tries }: { tries: PatternTry[] }, signal?: AbortSignal): Promise<RegisterField[]> => {
    const failed: RegisterField[] = [];
    let left = tries.filter(({ pattern }) => pattern !== ANY_PATTERN);
    for (let batch = 0; batch < BATCHES && left.length > 0; batch += 1) {
      const answers = await answersOf(left, createWorker, signal);
      failed.push(
        ...left.filter((_, index) => answers?.[index] === false).map(({ field }) => field),
      );
      left = answers ? left.slice(answers.length + 1) : [];
    }
    return failed;
  };

/** Whether each value matches, as far as the worker got; null when there is no worker. */
const answersOf = async (
  tries: PatternTry[],
  createWorker: () => PatternWorker,
  signal?: AbortSignal,
): Promise<boolean[] | null> => {
  const answers: boolean[] = [];
  let worker: PatternWorker | null = null;
  try {
    const asked = createWorker();
    worker = asked;
    await withDeadline(signal, START_TIMEOUT, () =>
      messageOf(asked, (message) => message === 'ready'),
    );
    await withDeadline(signal, BATCH_TIMEOUT, () => {
      const done = messageOf(asked, (message) => answers.push(message === true) === tries.length);
      asked.postMessage(
        tries.map(({ pattern, value }) => ({ pattern, value })),
        [],
      );
      return done;
    });
    return answers;
  } catch (error) {
    signal?.throwIfAborted();
    return error instanceof DeadlinePassed ? answers : null;
  } finally {
    worker?.terminate();
  }
};

/** Resolves with the worker's next message; rejects when the worker fails. */
const messageOf = (worker: PatternWorker, isLast: (message: unknown) => boolean) =>
  new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isLast(data)) resolve();
    });
    worker.addEventListener('error', () => reject(new Error('the patterns could not be tried')));
  });
