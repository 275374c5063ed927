import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';

/** How long anybody waits for the platform to hear of a logout. */
const LOGOUT_TIMEOUT = 3_000;

/**
 * Ends the session of a token that this tab does not use, or not any more. Outlives the page; never
 * rejects.
 */
export const createGiveBack =
  (call: Call) =>
  async (token: string): Promise<null> => {
    await call(endpoints.logout, {}, { token, timeout: LOGOUT_TIMEOUT, keepalive: true }).catch(
      () => null,
    );
    return null;
  };
export type GiveBack = ReturnType<typeof createGiveBack>;
