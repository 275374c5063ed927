import type { AppRef } from '../../machines/site/app/app.machine';
import { selectSession } from '../../machines/site/app/app.selectors';
import type { SessionSnapshot } from '../../machines/site/session/session.machine';
import { selectMember } from '../../machines/site/session/session.selectors';
import type { Services } from '../services';
import { followChild } from './followChild';

/**
 * Watches the session of the member who is signed in: when it ends elsewhere, the tab hears of it
 * without a call of its own. A new login is a new watch.
 */
export const watchSession = (app: AppRef, { later }: Pick<Services, 'later'>): void => {
  let watched: string | null = null;
  let leave = new AbortController();
  const look = (session: SessionSnapshot) => {
    const memberId = session.matches({ identity: 'signedIn' })
      ? (selectMember(session)?.id ?? null)
      : null;
    if (memberId === watched) return;
    watched = memberId;
    leave.abort();
    leave = new AbortController();
    if (memberId !== null) void watch(later, memberId, leave.signal);
  };
  followChild(app, selectSession, (session) => {
    look(session.getSnapshot());
    session.subscribe(look);
  });
};

const watch = async (
  later: Services['later'],
  memberId: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const start = await later(
      () => import('../services/site/sessionWatch'),
      ({ createSessionWatch }) => createSessionWatch,
    );
    await start(memberId, signal);
  } catch {
    // Its code did not come: the next call says that the session has ended.
  }
};
