import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { endpoints, type Endpoint } from '../../contract/endpoints';
import { CHAT_EVENTS_PATH } from '../support/chatAddress';
import { refused } from '../kit/answer';
import { callerLanguage, envelope, respond } from '../kit/respond';
import { holdPlace } from './place';

/** How many calls run at once; it moves between `least` and `most`. */
const LIMIT = { start: 64, least: 32, most: 512 };
/** Milliseconds that a call waits for its turn before it is turned away. */
const PATIENCE = 250;
/**
 * While a place is free and no more than these wait, a late one is let in: one slow call is no
 * crowd.
 */
const FEW = 32;
/** Of so many places in turn, one goes to the others first: money alone may never end. */
const SHARE = 4;
/** Milliseconds between two changes of the limit. */
const WINDOW = 250;
/** Mean milliseconds of a call: above, the limit shrinks; below half of it, it may grow. */
const SLOW = 400;
/** Mean delay of the event loop in milliseconds from which the limit shrinks. */
const LATE = 150;
/** Longest wait that a caller is told, in seconds. */
const LONGEST_WAIT = 8;

/**
 * Answered however many ask: whether the platform is open, and what waits: streams, which stay for
 * hours, and the watch of a session.
 */
const ALWAYS: ReadonlySet<string> = new Set([
  endpoints.systemStatus.path,
  endpoints.sessionWatch.path,
  CHAT_EVENTS_PATH,
]);
/** Writes that are done once: before most others that wait. */
const MONEY: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ idempotent }) => idempotent)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Lets calls in while the platform can answer them soon, and turns the others away at once. */
export type Admission = {
  /**
   * Takes a place; what gives it back, or null when none came free in time. `isFirst`: before most
   * others that wait.
   */
  enter(isFirst: boolean): Promise<(() => void) | null>;
  /** Seconds after which one who was turned away may find a place. */
  retryAfter(): number;
  limit(): number;
  close(): void;
};

type Waiting = { since: number; decide: (isIn: boolean) => void };

/**
 * A limit of calls at once that follows what the machine can do (docs/decisions/0081): it shrinks
 * while calls take long or the event loop is late, and grows while they are quick and it is
 * reached. A call that runs is never cut.
 */
export const createAdmission = (
  loop: Pick<ReturnType<typeof monitorEventLoopDelay>, 'mean' | 'reset'> = watchLoop(),
  now: () => number = () => performance.now(),
): Admission => {
  let limit = LIMIT.start;
  let running = 0;
  const queues: readonly [first: Set<Waiting>, others: Set<Waiting>] = [new Set(), new Set()];
  const seen = { since: now(), done: 0, milliseconds: 0, turnedAway: 0, isFull: false };
  let wait = 1;

  const isCrowded = () => queues[0].size + queues[1].size > FEW;

  const look = (): void => {
    const passed = now() - seen.since;
    if (passed < WINDOW) return;
    const mean = seen.done > 0 ? seen.milliseconds / seen.done : 0;
    const isLate = loop.mean / 1e6 > LATE;
    if (mean > SLOW || isLate) limit = Math.max(LIMIT.least, Math.floor(limit * 0.8));
    else if (seen.isFull && mean < SLOW / 2)
      limit = Math.min(LIMIT.most, limit + Math.ceil(limit / 10));
    // Who was turned away comes again when as many have been answered.
    const seconds = seen.turnedAway / Math.max(1, seen.done);
    wait = Math.min(LONGEST_WAIT, Math.max(1, Math.ceil((wait + seconds) / 2)));
    loop.reset();
    Object.assign(seen, { since: now(), done: 0, milliseconds: 0, turnedAway: 0, isFull: false });
  };

  const begin = () => {
    const begun = now();
    return () => {
      running -= 1;
      seen.done += 1;
      seen.milliseconds += now() - begun;
      look();
      plan();
    };
  };

  let isPlanned = false;
  let turn = 0;
  /**
   * One call begins in a turn of the event loop: an embedded database works in microtasks, so that
   * the calls of one turn would all run before the next socket is read, and nobody would be told to
   * wait.
   */
  const plan = (): void => {
    if (isPlanned || running >= limit || queues.every(({ size }) => size === 0)) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      turn = (turn + 1) % SHARE;
      const inOrder = turn === 0 ? queues.toReversed() : queues;
      const queue = inOrder.find(({ size }) => size > 0);
      const [one] = queue ?? [];
      if (one && running < limit) {
        // A timer is late when the loop is.
        const isIn = now() - one.since < PATIENCE || !isCrowded();
        queue?.delete(one);
        if (isIn) running += 1;
        one.decide(isIn);
      }
      plan();
    });
  };

  return {
    enter: async (isFirst) => {
      const queue = queues[isFirst ? 0 : 1];
      look();
      if (running >= limit) seen.isFull = true;
      const isIn =
        queue.size < limit &&
        (await new Promise<boolean>((decide) => {
          const late = setTimeout(() => {
            // It is late because the loop was: its turn comes.
            if (running < limit && !isCrowded()) return;
            queue.delete(waiting);
            decide(false);
          }, PATIENCE);
          const waiting: Waiting = {
            since: now(),
            decide: (is) => {
              clearTimeout(late);
              decide(is);
            },
          };
          queue.add(waiting);
          plan();
        }));
      if (isIn) return begin();
      seen.turnedAway += 1;
      return null;
    },
    retryAfter: () => wait,
    limit: () => limit,
    close: () => {
      if ('disable' in loop && typeof loop.disable === 'function') loop.disable();
    },
  };
};

/** Answers 503 with `Retry-After` and `busy` to a call for which there is no place. */
export const admit =
  (admission: Admission): MiddlewareHandler =>
  async (c, next) => {
    if (ALWAYS.has(c.req.path)) return next();
    const enter = () => admission.enter(MONEY.has(`${c.req.method} ${c.req.path}`));
    let leave = await enter();
    if (!leave)
      return respond({
        ...envelope(busy, callerLanguage(c)),
        status: 503,
        headers: { 'Retry-After': String(admission.retryAfter()) },
      });
    holdPlace(c, {
      leave: () => {
        leave?.();
        leave = null;
      },
      back: async () => (leave ??= await enter()) !== null,
      retryAfter: () => admission.retryAfter(),
    });
    try {
      return await next();
    } finally {
      leave?.();
    }
  };

const busy = refused((words) => words.busy, { reason: 'busy' });

const watchLoop = () => {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return loop;
};
