import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import {
  selectAreNoticesOpen,
  selectIsAnnouncementOpen,
} from '../../machines/announcements/popups/popups.selectors';
import type { SessionRef, SessionSnapshot } from '../../machines/site/session/session.machine';
import {
  selectIsSignOutAsked,
  selectIsSigningOut,
  selectIsTrialAlertOpen,
  selectPopups,
  selectSupport,
} from '../../machines/site/session/session.selectors';
import { DIALOGS } from '../../machines/site/session/session.types';
import {
  selectChat,
  selectFeedbackScreen,
  selectHelp,
  selectOpenGuide,
} from '../../machines/support/support/support.selectors';

/**
 * The flows of the session that show over the page. `App` shows the login itself: it can be the
 * first screen.
 */
export const FLOWS_OVER_PAGE = [
  ...DIALOGS.filter((name) => name !== 'login'),
  'agentCentre',
  'gameLaunch',
] as const;
type FlowOverPage = (typeof FLOWS_OVER_PAGE)[number];

/** The actor of a flow that shows over the page; undefined while it is closed. */
export const selectFlow = (s: SessionSnapshot, name: FlowOverPage): AnyActorRef | undefined =>
  s.children[name];

/** Closes a flow, also one whose file is not here. */
export const closeFlow = (actor: AnyActorRef, name: FlowOverPage): void =>
  actor.send({ type: `${name}.close` });

/** A dialog of `Dialogs` is open, or about to be. */
export const useIsDialogOpen = (session: SessionRef): boolean => {
  const ofSession = useSelector(
    session,
    (s) =>
      FLOWS_OVER_PAGE.some((name) => selectFlow(s, name)) ||
      selectIsTrialAlertOpen(s) ||
      selectIsSignOutAsked(s) ||
      selectIsSigningOut(s),
  );
  const ofPopups = useSelector(
    useSelector(session, selectPopups),
    (s) => selectIsAnnouncementOpen(s) || selectAreNoticesOpen(s),
  );
  const ofSupport = useSelector(
    useSelector(session, selectSupport),
    (s) =>
      selectFeedbackScreen(s) !== 'closed' ||
      selectOpenGuide(s) !== null ||
      Boolean(selectHelp(s) ?? selectChat(s)),
  );
  return ofSession || ofPopups || ofSupport;
};

/** For when the code of `Dialogs` did not come. */
export const closeDialogs = (session: SessionRef): void => {
  const s = session.getSnapshot();
  for (const name of FLOWS_OVER_PAGE) {
    const actor = selectFlow(s, name);
    if (actor) closeFlow(actor, name);
  }
  for (const type of ['trialAlert.close', 'signOut.cancel'] as const) session.send({ type });
  for (const type of ['announcement.close', 'notices.close'] as const)
    selectPopups(s).send({ type });
  for (const type of ['help.close', 'feedback.close', 'guide.close', 'chat.close'] as const)
    selectSupport(s).send({ type });
};
