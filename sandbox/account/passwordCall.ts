import { tooMany, unauthorised, type Answer } from '../kit/answer';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { accountKey } from './accountKey';
import { rereadSession } from './sessions';

/**
 * A call that checks a password of the session's own account: limited, and one at a time for each
 * account. `work` gets the session as it is when its turn comes.
 */
export const passwordCall = async (
  services: Services,
  session: LiveSession,
  work: (current: LiveSession) => Promise<Answer<null>>,
): Promise<Answer<null>> => {
  const limited = await services.rateLimits.take('password', session.user.id);
  if (limited !== null) return tooMany(limited);
  return services.perAccount(accountKey(session.user.username), async () => {
    const current = await rereadSession(services.db, services, session);
    return current ? work(current) : unauthorised;
  });
};
