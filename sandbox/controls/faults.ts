import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints';
import { CHAT_EVENTS, CHAT_EVENTS_PATH } from '../support/chatAddress';
import { markLost } from './journal';

/** A fault that QA sets, and the calls that it hits (docs/decisions/0043). */
export const faultSchema = v.strictObject({
  /**
   * Contract key, row id or path (of a file too); `*` is every call of the contract; `chatEvents`
   * is the stream of the live chat.
   */
  endpoint: v.pipe(v.string(), v.minLength(1)),
  /**
   * - `delay`: the answer comes `ms` later
   * - `status`: the call is not run; the HTTP status is `status` (500)
   * - `malformed`: the call is not run; 200 with `body`, or with JSON that breaks off
   * - `drop`: the call is not run; the connection is destroyed. Of `chatEvents`: streams that are
   *   open too
   * - `abortAfterCommit`: the call runs, then the connection is destroyed
   * - `hold`: the call runs, its answer waits for `POST /sandbox/release`
   */
  kind: v.picklist(['delay', 'status', 'malformed', 'drop', 'abortAfterCommit', 'hold']),
  /** Milliseconds to wait first; for every kind. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  body: v.optional(v.string()),
  /** How many calls it hits; all of them when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
type Fault = v.InferOutput<typeof faultSchema>;

/** The faults that QA has set. */
export type Faults = {
  list(): readonly Fault[];
  /** Replaces the list. Answers that are held stay held. */
  replace(faults: readonly Fault[]): void;
  /** Releases held answers, all or those of one endpoint; returns how many. */
  release(endpoint?: string): number;
  inject: MiddlewareHandler;
};

/** The connection is gone; a real server destroys the socket instead of throwing this. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('The sandbox dropped the connection.');
  }
}

const DEFAULT_DELAY = 1_000;

/** Creates the list of faults, empty. */
export const createFaults = (): Faults => {
  let faults: Fault[] = [];
  const held = new Set<{ names: ReadonlySet<string>; letGo: () => void }>();

  const take = (names: ReadonlySet<string>): Fault | undefined => {
    const fault = faults.find(({ endpoint }) => names.has(endpoint));
    if (fault?.times === undefined) return fault;
    faults =
      fault.times > 1
        ? faults.map((one) => (one === fault ? { ...fault, times: (fault.times ?? 1) - 1 } : one))
        : faults.filter((one) => one !== fault);
    return fault;
  };

  const hold = (names: ReadonlySet<string>, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const entry = {
        names,
        letGo: () => {
          held.delete(entry);
          resolve();
        },
      };
      held.add(entry);
      signal.addEventListener('abort', entry.letGo, { once: true });
    });

  return {
    list: () => faults,
    replace: (next) => {
      faults = [...next];
    },
    release: (endpoint) => {
      const free = [...held].filter(({ names }) => endpoint === undefined || names.has(endpoint));
      free.forEach(({ letGo }) => letGo());
      return free.length;
    },
    inject: async (c, next) => {
      const names = namesOf(c.req.method, c.req.path);
      const fault = take(names);
      if (!fault) return next();
      const { signal } = c.req.raw;
      const milliseconds = fault.ms ?? (fault.kind === 'delay' ? DEFAULT_DELAY : 0);
      if (milliseconds > 0 && fault.kind !== 'delay') await pause(milliseconds, signal);
      switch (fault.kind) {
        case 'status':
          return Response.json(
            { success: false, value: null, message: `Sandbox fault ${fault.status ?? 500}` },
            { status: fault.status ?? 500 },
          );
        case 'malformed':
          return c.body(fault.body ?? '{"success":true,"value":{"unexp', 200, {
            'Content-Type': 'application/json',
          });
        case 'drop':
          return loseConnection(c);
        case 'delay':
          await next();
          return pause(milliseconds, signal);
        case 'abortAfterCommit':
          await next();
          return loseConnection(c);
        case 'hold':
          await next();
          return hold(names, signal);
      }
    },
  };
};

const rowsByCall = new Map<string, string[]>([[`GET ${CHAT_EVENTS_PATH}`, [CHAT_EVENTS]]]);
for (const [key, { id, method, path }] of Object.entries(endpoints)) {
  rowsByCall.set(`${method} ${path}`, [...(rowsByCall.get(`${method} ${path}`) ?? []), key, id]);
}
/** The names of this request that a fault may use. */
const namesOf = (method: string, path: string): ReadonlySet<string> => {
  const rows = rowsByCall.get(`${method} ${path}`);
  return new Set(rows ? [path, '*', ...rows] : [path]);
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);

/** Destroys the socket of a real server; in process the call fails like a lost network. */
const loseConnection = (c: Context): Response => {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  if (!outgoing) throw new ConnectionLost();
  outgoing.destroy();
  markLost(c);
  c.res = new Response(null, RESPONSE_ALREADY_SENT);
  return c.res;
};
