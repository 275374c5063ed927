import type { Context, MiddlewareHandler } from 'hono';
import { HEADERS } from '../../contract/endpoints';
import type { Clock } from '../base/clock';

/** A request that was seen. Never its body, query or token. */
export type JournalEntry = {
  method: string;
  path: string;
  /** Null while it is under way, and for good when the connection was destroyed. */
  status: number | null;
  /** When it arrived, epoch milliseconds of the platform's clock. */
  time: number;
  /** How long the answer took; null as above. */
  milliseconds: number | null;
  idempotencyKey: string | null;
};

/** The latest requests. */
export type Journal = {
  entries(): readonly JournalEntry[];
  clear(): void;
  record: MiddlewareHandler;
};

const KEPT = 5_000;

/** Creates the journal. The newest request is last; a request is listed as soon as it arrives. */
export const createJournal = (clock: Clock): Journal => {
  let entries: JournalEntry[] = [];
  return {
    entries: () => entries,
    clear: () => {
      entries = [];
    },
    record: async (c, next) => {
      const entry: JournalEntry = {
        method: c.req.method,
        path: c.req.path,
        status: null,
        time: clock.now(),
        milliseconds: null,
        idempotencyKey: c.req.header(HEADERS.idempotencyKey) ?? null,
      };
      entries.push(entry);
      if (entries.length > KEPT) entries = entries.slice(-KEPT);
      const start = performance.now();
      await next();
      if (lost.has(c)) return;
      entry.status = c.res.status;
      entry.milliseconds = Math.round(performance.now() - start);
    },
  };
};

/** By request, because Hono copies a response that replaces another one. */
const lost = new WeakSet<Context>();
/** Marks a request whose answer is never delivered. */
export const markLost = (c: Context): void => {
  lost.add(c);
};
