import { useSelector } from '@xstate/react';
import {
  selectAreNoticesOpen,
  selectIsAnnouncementOpen,
} from '../../machines/announcements/popups/popups.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
  selectAgentCentre,
  selectContracts,
  selectGameLaunch,
  selectIsSignOutAsked,
  selectIsSigningOut,
  selectIsTrialAlertOpen,
  selectMemberCentre,
  selectPopups,
  selectRegistration,
  selectSupport,
  selectWithdrawalConfirmation,
} from '../../machines/site/session/session.selectors';
import {
  selectChat,
  selectFeedbackScreen,
  selectHelp,
  selectOpenGuide,
} from '../../machines/support/support/support.selectors';

/** A dialog of `Dialogs` is open, or about to be. */
export const useIsDialogWanted = (session: SessionRef): boolean => {
  const ofSession = useSelector(
    session,
    (s) =>
      Boolean(
        selectRegistration(s) ??
        selectMemberCentre(s) ??
        selectContracts(s) ??
        selectAgentCentre(s) ??
        selectWithdrawalConfirmation(s) ??
        selectGameLaunch(s),
      ) ||
      selectIsTrialAlertOpen(s) ||
      selectIsSignOutAsked(s) ||
      selectIsSigningOut(s),
  );
  const ofHouse = useSelector(
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
  return ofSession || ofHouse || ofSupport;
};

/** Their code can't be had. */
export const closeDialogs = (session: SessionRef): void => {
  const s = session.getSnapshot();
  selectAgentCentre(s)?.send({ type: 'agentCentre.close' });
  for (const type of [
    'registration.close',
    'memberCentre.close',
    'withdrawalConfirmation.close',
    'contracts.close',
    'trialAlert.close',
    'signOut.cancel',
  ] as const)
    session.send({ type });
  selectGameLaunch(s)?.send({ type: 'gameLaunch.close' });
  for (const type of ['announcement.close', 'notices.close'] as const)
    selectPopups(s).send({ type });
  for (const type of ['help.close', 'feedback.close', 'guide.close', 'chat.close'] as const)
    selectSupport(s).send({ type });
};
