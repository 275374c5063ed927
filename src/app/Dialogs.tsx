import { useSelector } from '@xstate/react';
import type { AppRef } from '../../machines/site/app/app.machine';
import {
  selectAreNoticesOpen,
  selectIsAnnouncementOpen,
} from '../../machines/announcements/popups/popups.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
  selectIsSignOutAsked,
  selectIsSigningOut,
  selectHasNoDialog,
  selectIsTrialAlertOpen,
  selectPopups,
  selectSupport,
} from '../../machines/site/session/session.selectors';
import {
  selectChat,
  selectFeedbackScreen,
  selectHelp,
  selectOpenGuide,
} from '../../machines/support/support/support.selectors';
import { closeFlow, FLOWS_OVER_PAGE, selectFlow } from './openDialogs';
import { screenOf } from '../flows/shared/screenOf';
import { DialogPlace } from '../flows/shared/DialogPlace';
import { along } from '../flows/shared/table';
import { useIsOnGamePage } from '../flows/screens/gamePage';
import { lazyScreen } from '../flows/shared/lazyScreen';

const AnnouncementPopup = lazyScreen(
  () =>
    import('../features/announcements/popups/AnnouncementPopup').then((m) => m.AnnouncementPopup),
  'popups',
);
const NoticesDialog = lazyScreen(
  () => import('../features/announcements/popups/NoticesDialog').then((m) => m.NoticesDialog),
  'popups',
);
const TrialAlert = lazyScreen(
  () => import('../features/lobby/gameLaunch/TrialAlert').then((m) => m.TrialAlert),
  'gameList',
);
const HelpDialog = lazyScreen(
  along(() => import('../features/support/help/HelpDialog').then((m) => m.HelpDialog), 'help'),
  'help',
);
const FeedbackDialog = lazyScreen(
  along(
    () => import('../features/support/feedback/FeedbackDialog').then((m) => m.FeedbackDialog),
    'feedback',
  ),
  'feedback',
  'validation',
);
const GuideDialog = lazyScreen(
  () => import('../features/support/guides/GuideDialog').then((m) => m.GuideDialog),
  'guides',
);
const ChatRoom = lazyScreen(
  along(() => import('../features/support/chat/ChatRoom').then((m) => m.ChatRoom), 'chat'),
  'chat',
);
const SignOutDialog = lazyScreen(() =>
  import('../features/site/session/SignOutDialog').then((m) => m.SignOutDialog),
);

const FLOW_DIALOGS = FLOWS_OVER_PAGE.map((name) => ({ name, Screen: screenOf(name) }));
type FlowDialogOf = (typeof FLOW_DIALOGS)[number];

type Props = { app: AppRef; session: SessionRef };

/**
 * Every dialog of a session but the login, with the chat. They come in a file of their own, when
 * the first of them is wanted.
 */
export function Dialogs({ app, session }: Props) {
  return (
    <>
      {FLOW_DIALOGS.map((dialog) => (
        <FlowDialog key={dialog.name} {...dialog} app={app} session={session} />
      ))}
      <TrialMemberAlert app={app} session={session} />
      <Announcements app={app} session={session} />
      <Support app={app} session={session} />
      <SignOut app={app} session={session} />
    </>
  );
}

/** The dialog of a flow, while it is open. A game that has the page to itself is no dialog. */
function FlowDialog({ name, Screen, app, session }: Props & FlowDialogOf) {
  const actor = useSelector(session, (s) => selectFlow(s, name));
  const hasPage = useIsOnGamePage(session) && name === 'gameLaunch';
  return actor && !hasPage ? (
    <DialogPlace app={app} onFailure={() => closeFlow(actor, name)}>
      <Screen actor={actor} app={app} session={session} key={actor.sessionId} />
    </DialogPlace>
  ) : null;
}

/**
 * What the house announces. The popup comes by itself, so it waits until no other dialog is up
 * (spec §4 Popups).
 */
function Announcements({ app, session }: Props) {
  const popups = useSelector(session, selectPopups);
  const isDue = useSelector(popups, selectIsAnnouncementOpen);
  const areNoticesOpen = useSelector(popups, selectAreNoticesOpen);
  const hasNoDialog = useSelector(session, selectHasNoDialog);
  return (
    <>
      {isDue && hasNoDialog && !areNoticesOpen ? (
        <DialogPlace app={app} onFailure={() => popups.send({ type: 'announcement.close' })}>
          <AnnouncementPopup
            popups={popups}
            onPromotion={() => session.send({ type: 'promotion.open' })}
          />
        </DialogPlace>
      ) : null}
      {areNoticesOpen ? (
        <DialogPlace app={app} onFailure={() => popups.send({ type: 'notices.close' })}>
          <NoticesDialog popups={popups} />
        </DialogPlace>
      ) : null}
    </>
  );
}

/** Help, feedback, chat and guides; the chat is no dialog: the page beside it stays in use. */
function Support({ app, session }: Props) {
  const support = useSelector(session, selectSupport);
  const help = useSelector(support, selectHelp);
  const isFeedbackOpen = useSelector(support, selectFeedbackScreen) !== 'closed';
  const isGuideOpen = useSelector(support, selectOpenGuide) !== null;
  const chat = useSelector(support, selectChat);
  return (
    <>
      {help ? (
        <DialogPlace app={app} onFailure={() => support.send({ type: 'help.close' })}>
          <HelpDialog support={support} help={help} />
        </DialogPlace>
      ) : null}
      {isFeedbackOpen ? (
        <DialogPlace app={app} onFailure={() => support.send({ type: 'feedback.close' })}>
          <FeedbackDialog support={support} />
        </DialogPlace>
      ) : null}
      {isGuideOpen ? (
        <DialogPlace app={app} onFailure={() => support.send({ type: 'guide.close' })}>
          <GuideDialog app={app} support={support} />
        </DialogPlace>
      ) : null}
      {chat ? (
        <DialogPlace app={app} onFailure={() => support.send({ type: 'chat.close' })}>
          <ChatRoom chat={chat} key={chat.sessionId} />
        </DialogPlace>
      ) : null}
    </>
  );
}

function SignOut({ app, session }: Props) {
  const isWanted = useSelector(session, (s) => selectIsSignOutAsked(s) || selectIsSigningOut(s));
  return isWanted ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'signOut.cancel' })}>
      <SignOutDialog session={session} />
    </DialogPlace>
  ) : null;
}

/** What trial members are told instead of a game (spec §4 Game launch gating). */
function TrialMemberAlert({ app, session }: Props) {
  const isOpen = useSelector(session, selectIsTrialAlertOpen);
  return isOpen ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'trialAlert.close' })}>
      <TrialAlert session={session} />
    </DialogPlace>
  ) : null;
}
