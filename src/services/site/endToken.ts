import { endpoints } from '../../../contract/endpoints';
import type { EndSessionOutcome } from '../../../machines/site/session/session.types';
import { isLost } from '../http/callFault';
import type { Call } from '../http/client';

/** Milliseconds that a logout may take. */
const LOGOUT_TIMEOUT = 3_000;
/** Milliseconds until the next try, where no connection comes back before. */
const AGAIN = 15_000;

/**
 * Ends the platform's session of a token that this tab no longer uses. The request outlives the
 * page and never rejects. Where the platform could not be reached, it is sent again for as long as
 * the page lives; no token is stored for it.
 */
export const createEndToken =
  (call: Call, connections: Pick<Window, 'addEventListener' | 'removeEventListener'>) =>
  async (token: string): Promise<EndSessionOutcome['kind']> => {
    const tell = async (): Promise<EndSessionOutcome['kind']> => {
      try {
        await call(endpoints.logout, {}, { token, timeout: LOGOUT_TIMEOUT, keepalive: true });
        return 'ended';
      } catch (error) {
        return isLost(error) ? 'unreached' : 'ended';
      }
    };
    const tellAgain = () => {
      const again = () => {
        clearTimeout(timer);
        connections.removeEventListener('online', again);
        void tell().then((told) => told === 'unreached' && tellAgain());
      };
      const timer = setTimeout(again, AGAIN);
      connections.addEventListener('online', again);
    };
    const reached = await tell();
    if (reached === 'unreached') tellAgain();
    return reached;
  };
export type EndToken = ReturnType<typeof createEndToken>;
