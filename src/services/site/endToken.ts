import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';

/** Milliseconds that a logout may take. */
const LOGOUT_TIMEOUT = 3_000;

/**
 * Ends the platform's session of a token that this tab no longer uses. The request outlives the
 * page and never rejects.
 */
export const createEndToken =
  (call: Call) =>
  async (token: string): Promise<null> => {
    await call(endpoints.logout, {}, { token, timeout: LOGOUT_TIMEOUT, keepalive: true }).catch(
      () => null,
    );
    return null;
  };
export type EndToken = ReturnType<typeof createEndToken>;
