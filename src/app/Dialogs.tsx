import { useSelector } from '@xstate/react';
import type { AppRef } from '../../machines/site/app/app.machine';
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
  selectHasNoDialog,
  selectIsTrialAlertOpen,
  selectMemberCentre,
  selectPopups,
  selectRegisterCode,
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
import { DialogPlace } from './DialogPlace';
import { useDoors } from './doors';
import { along } from '../flows/shared/table';
import { useIsOnGamePage } from './gamePage';
import { GameFlow } from './GameScreen';
import { lazyScreen } from './lazyScreen';

// A social account chosen here opens its window within the click, so the login that does it has to
// be there.
const RegistrationFlow = lazyScreen(
  along(
    () => import('./RegistrationFlow').then((m) => m.RegistrationFlow),
    'registration',
    'smsCode',
    'countries',
    'login',
  ),
  'registration',
  'smsCode',
  'captcha',
  'validation',
  'social',
);
const AnnouncementPopup = lazyScreen(
  () =>
    import('../features/announcements/popups/AnnouncementPopup').then((m) => m.AnnouncementPopup),
  'popups',
);
const NoticesDialog = lazyScreen(
  () => import('../features/announcements/popups/NoticesDialog').then((m) => m.NoticesDialog),
  'popups',
);
const CentreFlow = lazyScreen(
  along(() => import('./CentreFlow').then((m) => m.CentreFlow), 'memberCentre'),
  'memberCentre',
);
const ContractsDialog = lazyScreen(
  along(
    () => import('../features/agents/contracts/ContractsDialog').then((m) => m.ContractsDialog),
    'contracts',
  ),
  'contracts',
);
const AgentCentreFlow = lazyScreen(
  along(() => import('./AgentCentreFlow').then((m) => m.AgentCentreFlow), 'agentCentre'),
  'agentCentre',
  'agentRecordsFile',
  'records',
  'recordsFile',
  'validation',
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
const WithdrawalDialog = lazyScreen(
  along(
    () =>
      import('../features/money/withdrawalConfirmation/WithdrawalDialog').then(
        (m) => m.WithdrawalDialog,
      ),
    'withdrawalConfirmation',
  ),
  'withdrawalConfirmation',
  'validation',
);
const SignOutDialog = lazyScreen(() =>
  import('../features/site/session/SignOutDialog').then((m) => m.SignOutDialog),
);

type Props = { app: AppRef; session: SessionRef };

/**
 * Every dialog of a session but its door, with the chat. They come in a file of their own, when the
 * first of them is wanted.
 */
export function Dialogs({ app, session }: Props) {
  return (
    <>
      <Registration app={app} session={session} />
      <Centre app={app} session={session} />
      <Contracts app={app} session={session} />
      <AgentCentre app={app} session={session} />
      <Withdrawals app={app} session={session} />
      <Game app={app} session={session} />
      <Announcements app={app} session={session} />
      <Support app={app} session={session} />
      <SignOut app={app} session={session} />
    </>
  );
}

function Registration({ app, session }: Props) {
  const registration = useSelector(session, selectRegistration);
  const code = useSelector(session, selectRegisterCode);
  const doors = useDoors(app, session);
  return registration && code && doors ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'registration.close' })}>
      <RegistrationFlow
        registration={registration}
        code={code}
        doors={doors}
        onLogin={() => session.send({ type: 'login.open' })}
        key={registration.sessionId}
      />
    </DialogPlace>
  ) : null;
}

function Centre({ app, session }: Props) {
  const centre = useSelector(session, selectMemberCentre);
  return centre ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'memberCentre.close' })}>
      <CentreFlow app={app} session={session} centre={centre} />
    </DialogPlace>
  ) : null;
}

function Contracts({ app, session }: Props) {
  const contracts = useSelector(session, selectContracts);
  return contracts ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'contracts.close' })}>
      <ContractsDialog contracts={contracts} key={contracts.sessionId} />
    </DialogPlace>
  ) : null;
}

/** Over the agents' own page (spec §2 Routes, /agentHome). */
function AgentCentre({ app, session }: Props) {
  const centre = useSelector(session, selectAgentCentre);
  return centre ? (
    <DialogPlace app={app} onFailure={() => centre.send({ type: 'agentCentre.close' })}>
      <AgentCentreFlow app={app} session={session} centre={centre} key={centre.sessionId} />
    </DialogPlace>
  ) : null;
}

/** Withdrawals to be confirmed (spec §4 Withdrawal confirmation). */
function Withdrawals({ app, session }: Props) {
  const confirmation = useSelector(session, selectWithdrawalConfirmation);
  return confirmation ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'withdrawalConfirmation.close' })}>
      <WithdrawalDialog confirmation={confirmation} key={confirmation.sessionId} />
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

/** The game popup, and what trial members are told instead (spec §4 Game launch gating). */
function Game({ app, session }: Props) {
  const launch = useSelector(session, selectGameLaunch);
  const hasGamePage = useIsOnGamePage(session);
  const isTrialAlertOpen = useSelector(session, selectIsTrialAlertOpen);
  return (
    <>
      {launch && !hasGamePage ? (
        <DialogPlace app={app} onFailure={() => launch.send({ type: 'gameLaunch.close' })}>
          <GameFlow
            app={app}
            session={session}
            launch={launch}
            place="dialog"
            key={launch.sessionId}
          />
        </DialogPlace>
      ) : null}
      {isTrialAlertOpen ? (
        <DialogPlace app={app} onFailure={() => session.send({ type: 'trialAlert.close' })}>
          <TrialAlert session={session} />
        </DialogPlace>
      ) : null}
    </>
  );
}
