import type { AppRef } from '../../machines/site/app/app.machine';
import { selectSession } from '../../machines/site/app/app.selectors';
import type { SessionSnapshot } from '../../machines/site/session/session.machine';
import { selectNotice } from '../../machines/site/session/session.selectors';
import type { Services } from '../services';
import { followChild } from './followChild';

/** Keeps why the session ended, and forgets it when the session does. */
export const keepNotice = (app: AppRef, { logoutNotice }: Pick<Services, 'logoutNotice'>): void => {
  let kept = logoutNotice.read();
  const look = (session: SessionSnapshot) => {
    const notice = selectNotice(session);
    if (notice?.key === kept?.key) return;
    kept = notice;
    logoutNotice.write(notice);
  };
  followChild(app, selectSession, (session) => {
    look(session.getSnapshot());
    session.subscribe(look);
  });
};
