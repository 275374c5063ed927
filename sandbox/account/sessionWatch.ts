import { sql } from 'drizzle-orm';
import { SESSION_WATCH_SECONDS } from '../../contract/sessionLimits';
import { sessions } from '../db/schema';
import { logFault } from '../kit/logFault';
import type { Services, SessionWatch } from '../kit/services';

/** Milliseconds between two looks at the sessions. */
const EVERY = 500;

type Waiting = { until: number; tell: (isLive: boolean) => void };

/**
 * Tells pages that their session has ended (docs/decisions/0086). One query serves all
 * who wait, and none runs while nobody does. A session has one place: a second call of it takes the
 * place of the first. A session that expires is heard of at the next call.
 */
export const createSessionWatch = ({ db }: Pick<Services, 'db'>): SessionWatch => {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const tell = (tokenHash: string, isLive: boolean) => {
    const entry = waiting.get(tokenHash);
    waiting.delete(tokenHash);
    if (waiting.size === 0) clearInterval(timer);
    entry?.tell(isLive);
  };

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const asked = [...waiting];
    try {
      const hashes = JSON.stringify(asked.map(([tokenHash]) => tokenHash));
      const rows = await db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(sql`${sessions.tokenHash} in (select jsonb_array_elements_text(${hashes}::jsonb))`);
      const live = new Set(rows.map(({ tokenHash }) => tokenHash));
      const now = performance.now();
      for (const [tokenHash, entry] of asked) {
        if (waiting.get(tokenHash) !== entry) continue;
        if (!live.has(tokenHash)) tell(tokenHash, false);
        else if (now >= entry.until) tell(tokenHash, true);
      }
    } catch (error) {
      // The database may close while somebody waits.
      if (waiting.size > 0) logFault('The watch of the sessions', error);
      endAll();
    } finally {
      isLooking = false;
    }
  };

  const endAll = () => {
    for (const tokenHash of waiting.keys()) tell(tokenHash, true);
  };

  return {
    isLive: (tokenHash) =>
      new Promise((resolve) => {
        waiting.get(tokenHash)?.tell(true);
        if (waiting.size === 0) timer = setInterval(() => void look(), EVERY).unref();
        waiting.set(tokenHash, {
          until: performance.now() + SESSION_WATCH_SECONDS * 1_000,
          tell: resolve,
        });
      }),
    endAll,
  };
};
