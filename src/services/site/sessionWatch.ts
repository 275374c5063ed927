import { SESSION_WATCH_SECONDS } from '../../../contract/sessionLimits';
import { endpoints } from '../../../contract/endpoints';
import { CallFault } from '../http/callFault';
import type { Kit } from '../kit';

/** Milliseconds of one call: the platform's time and some more. */
const TIMEOUT = (SESSION_WATCH_SECONDS + 15) * 1_000;
/** Milliseconds until the next try, where the platform could not answer. */
const AGAIN = 10_000;

/**
 * Hears from the platform that the session of this tab has ended, until `signal` aborts
 * (docs/decisions/0086). The 401 itself ends the session, as that of any other call does. Of a
 * member's tabs one asks at a time, because a browser has few connections: it gives the turn on
 * with each answer. Silent in a browser without locks.
 */
export const createSessionWatch =
  ({ call, environment: { locks, settled } }: Kit) =>
  async (memberId: string, signal: AbortSignal): Promise<void> => {
    if (!locks) return;
    await settled();
    /** Whether the session may still be live. */
    const ask = async (): Promise<boolean> => {
      try {
        const outcome = await call(endpoints.sessionWatch, {}, { signal, timeout: TIMEOUT });
        if (outcome.kind === 'refused') await pause(signal);
        return true;
      } catch (error) {
        if (error instanceof CallFault && error.kind === 'session') return false;
        await pause(signal);
        return true;
      }
    };
    while (!signal.aborted) {
      try {
        if (!(await locks.request(`croupier session ${memberId}`, { signal }, ask))) return;
      } catch {
        // Aborted while it waited for its turn.
        return;
      }
    }
  };

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((over) => {
    if (signal.aborted) {
      over();
      return;
    }
    const timer = setTimeout(over, AGAIN);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      over();
    });
  });
