import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AppRef } from '../../machines/app/app.machine';
import { selectOverlay, selectScreen, selectSession, selectShell, selectToasts } from '../../machines/app/app.selectors';
import { selectIsOpen } from '../../machines/overlay/overlay.selectors';
import { selectIsGamePage } from '../../machines/pages/pages.selectors';
import { selectAreNoticesOpen, selectIsAnnouncementOpen } from '../../machines/popups/popups.selectors';
import type { SessionRef } from '../../machines/session/session.machine';
import {
  selectAgentCentre, selectAgentLogin, selectBanners, selectContracts, selectIdentity, selectIsDoorOpen, selectIsSignOutAsked, selectIsSigningOut, selectIsStageFree, selectLogin,
  selectGameLaunch, selectIsTrialAlertOpen, selectMemberCentre, selectPage, selectPages, selectPopups, selectRegisterCode, selectRegistration, selectSupport,
  selectCounts, selectWithdrawalConfirmation,
} from '../../machines/session/session.selectors';
import { isThere } from '../../machines/shared/arrival.selectors';
import { selectValue } from '../../machines/shared/loader.selectors';
import { selectChat, selectFeedbackScreen, selectHelp, selectOpenGuide } from '../../machines/support/support.selectors';
import { brand } from '../brand/brand';
import { HomePage } from '../features/home/HomePage';
import { Shell } from '../features/shell/Shell';
import { Toasts } from '../features/toasts/Toasts';
import { ProgressLine } from '../ui/Spinner';
import { useDoors, type Doors } from './doors';
import { along, flows } from './flows';
import { LanguageSelect } from './LanguageSelect';
import { useT } from './i18n';
import { lazyScreen } from './lazyScreen';
import { LoadBoundary } from './LoadBoundary';
import { RouteBridge } from './RouteBridge';
import { useIsOnGamePage } from './gamePage';
import { useTiles } from './useTiles';

const LoginFlow = lazyScreen(along(() => import('./LoginFlow').then((m) => m.LoginFlow), flows.login), 'login', 'captcha', 'validation', 'social');
// A social account chosen here opens its window within the click, so the login that does it has to be there.
const RegistrationFlow = lazyScreen(
  along(() => import('./RegistrationFlow').then((m) => m.RegistrationFlow), flows.registration, flows.smsCode, flows.login), 'registration', 'smsCode', 'captcha', 'validation', 'social',
);
const AnnouncementPopup = lazyScreen(() => import('../features/popups/AnnouncementPopup').then((m) => m.AnnouncementPopup), 'popups');
const NoticesDialog = lazyScreen(() => import('../features/popups/NoticesDialog').then((m) => m.NoticesDialog), 'popups');
const CentreFlow = lazyScreen(along(() => import('./CentreFlow').then((m) => m.CentreFlow), flows.memberCentre), 'memberCentre');
const ContractsDialog = lazyScreen(along(() => import('../features/contracts/ContractsDialog').then((m) => m.ContractsDialog), flows.contracts), 'contracts');
const AgentCentreFlow = lazyScreen(
  along(() => import('./AgentCentreFlow').then((m) => m.AgentCentreFlow), flows.agentCentre), 'agentCentre', 'agentFile', 'records', 'recordFile', 'validation',
);
const SitePage = lazyScreen(() => import('./SitePage').then((m) => m.SitePage));
const GameFlow = lazyScreen(along(() => import('./GameFlow').then((m) => m.GameFlow), flows.play), 'games');
const TrialAlert = lazyScreen(() => import('../features/gameLaunch/TrialAlert').then((m) => m.TrialAlert), 'games');
const HelpDialog = lazyScreen(along(() => import('../features/help/HelpDialog').then((m) => m.HelpDialog), flows.help), 'help');
const FeedbackDialog = lazyScreen(along(() => import('../features/feedback/FeedbackDialog').then((m) => m.FeedbackDialog), flows.feedback), 'feedback', 'validation');
const GuideDialog = lazyScreen(() => import('../features/guides/GuideDialog').then((m) => m.GuideDialog), 'guides');
const ChatRoom = lazyScreen(along(() => import('../features/chat/ChatRoom').then((m) => m.ChatRoom), flows.chat), 'chat');
const AgentLoginPage = lazyScreen(() => import('../features/agent/AgentLoginPage').then((m) => m.AgentLoginPage), 'agent');
const AgentHomePage = lazyScreen(() => import('../features/agent/AgentHomePage').then((m) => m.AgentHomePage), 'agent');
const WithdrawalDialog = lazyScreen(
  along(() => import('../features/withdrawals/WithdrawalDialog').then((m) => m.WithdrawalDialog), flows.withdrawals), 'withdrawals', 'validation',
);
const WithdrawalNotice = lazyScreen(() => import('../features/withdrawals/WithdrawalNotice').then((m) => m.WithdrawalNotice), 'withdrawals');
const MaintenancePage = lazyScreen(() => import('../features/status/MaintenancePage').then((m) => m.MaintenancePage), 'status');
const RegionBlockedPage = lazyScreen(() => import('../features/status/RegionBlockedPage').then((m) => m.RegionBlockedPage), 'status');
const BootFailedPage = lazyScreen(() => import('../features/status/BootFailedPage').then((m) => m.BootFailedPage), 'status');
const SignOutDialog = lazyScreen(() => import('../features/session/SignOutDialog').then((m) => m.SignOutDialog));
const CustomerServiceDialog = lazyScreen(
  () => import('../features/customerService/CustomerServiceDialog').then((m) => m.CustomerServiceDialog), 'customerService',
);

/** On a sign that the person is about to log in. */
export const preloadLogin = LoginFlow.preload;

type Props = { app: AppRef };

/** One switch from the app's state to what stands on the page. Overlays and toasts lie above whatever that is. */
export function App({ app }: Props) {
  const toasts = useSelector(app, selectToasts);
  return (
    <>
      <LoadBoundary><Suspense fallback={null}><Screen app={app} /></Suspense></LoadBoundary>
      <Overlays app={app} />
      <Toasts toasts={toasts} />
    </>
  );
}

function Screen({ app }: Props) {
  const screen = useSelector(app, selectScreen);
  const session = useSelector(app, selectSession);
  const overlay = useSelector(app, selectOverlay);
  const languageSelect = <LanguageSelect app={app} />;
  switch (screen) {
    case 'bootFailed': return <BootFailedPage app={app} languageSelect={languageSelect} />;
    case 'maintenance': return <MaintenancePage app={app} languageSelect={languageSelect} />;
    case 'regionBlocked': return <RegionBlockedPage app={app} overlay={overlay} languageSelect={languageSelect} />;
    case 'product': return session ? <Product app={app} session={session} key={session.sessionId} /> : null;
  }
}

function Product({ app, session }: Props & { session: SessionRef }) {
  return (
    <>
      <RouteBridge app={app} session={session} />
      <Page app={app} session={session} />
      <Door app={app} session={session} />
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

function Page({ app, session }: Props & { session: SessionRef }) {
  const page = useSelector(session, selectPage);
  const identity = useSelector(session, selectIdentity);
  const banners = useSelector(session, selectBanners);
  const agentLogin = useSelector(session, selectAgentLogin);
  const overlay = useSelector(app, selectOverlay);
  const shell = useSelector(app, selectShell);
  const doors = useDoors(app, session);
  const tiles = useTiles(session);
  const pages = useSelector(session, selectPages);
  const game = useSelector(session, selectGameLaunch);
  const hasGamePage = useIsOnGamePage(session);
  const isLotteryPage = useSelector(pages, (s) => s !== undefined && selectIsGamePage(s));
  const isGamePage = hasGamePage || isLotteryPage;
  const languageSelect = <LanguageSelect app={app} />;
  switch (page) {
    case 'agentLogin':
      return (
        <AgentLoginPage session={session} timeZone={brand.timeZone} languageSelect={languageSelect}>
          {agentLogin && doors ? <LoginFlow login={agentLogin} doors={asOfAgents(doors)} variant="page" key={agentLogin.sessionId} /> : null}
        </AgentLoginPage>
      );
    case 'agentHome': return <AgentHomePage session={session} shell={shell} timeZone={brand.timeZone} languageSelect={languageSelect} />;
    case 'home':
    case 'site':
      return (
        <Shell
          app={app} session={session} shell={shell} overlay={overlay} hasSideMenu={!isGamePage} languageSelect={languageSelect} onLoginIntent={preloadLogin}
          renderVendor={tiles.renderVendor}
        >
          <PaidNotice session={session} />
          {game && hasGamePage
            ? <Place><GameFlow session={session} launch={game} place="page" key={game.sessionId} /></Place>
            : pages
              ? <Place><SitePage app={app} session={session} pages={pages} tiles={tiles} key={pages.sessionId} /></Place>
              : <HomePage app={app} session={session} banners={banners} identity={identity} onLoginIntent={preloadLogin} {...tiles} />}
        </Shell>
      );
  }
}

/** What stands on a page of the player site, when its code is here. */
function Place({ children }: { children: ReactNode }) {
  const t = useT('common');
  return <LoadBoundary><Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense></LoadBoundary>;
}

/** The game popup, and what trial members are told instead (spec §4 Game launch gating). */
function Game({ app, session }: Props & { session: SessionRef }) {
  const launch = useSelector(session, selectGameLaunch);
  const hasGamePage = useIsOnGamePage(session);
  const isTrialAlertOpen = useSelector(session, selectIsTrialAlertOpen);
  return (
    <>
      {launch && !hasGamePage ? (
        <DialogPlace app={app} onFailure={() => launch.send({ type: 'game.close' })}>
          <GameFlow session={session} launch={launch} place="dialog" key={launch.sessionId} />
        </DialogPlace>
      ) : null}
      {isTrialAlertOpen ? (
        <DialogPlace app={app} onFailure={() => session.send({ type: 'trialAlert.close' })}><TrialAlert session={session} /></DialogPlace>
      ) : null}
    </>
  );
}

function Door({ app, session }: Props & { session: SessionRef }) {
  const isOpen = useSelector(session, selectIsDoorOpen);
  const login = useSelector(session, selectLogin);
  const doors = useDoors(app, session);
  return isOpen && login && doors ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'login.close' })}>
      <LoginFlow login={login} doors={doors} variant="dialog" key={login.sessionId} />
    </DialogPlace>
  ) : null;
}

/** The agent page has one way in: username and password (spec §2 Routes, /agent). */
const asOfAgents = (doors: Doors): Doors => ({ ...doors, isBySms: false, social: [], onRegister: undefined });

function Registration({ app, session }: Props & { session: SessionRef }) {
  const registration = useSelector(session, selectRegistration);
  const code = useSelector(session, selectRegisterCode);
  const doors = useDoors(app, session);
  return registration && code && doors ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'register.close' })}>
      <RegistrationFlow registration={registration} code={code} doors={doors} onLogin={() => session.send({ type: 'login.open' })} key={registration.sessionId} />
    </DialogPlace>
  ) : null;
}

function Centre({ app, session }: Props & { session: SessionRef }) {
  const centre = useSelector(session, selectMemberCentre);
  return centre ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'centre.close' })}><CentreFlow app={app} session={session} centre={centre} /></DialogPlace>
  ) : null;
}

/** Over the agents' own page (spec §2 Routes, /agentHome). */
function AgentCentre({ app, session }: Props & { session: SessionRef }) {
  const centre = useSelector(session, selectAgentCentre);
  return centre ? (
    <DialogPlace app={app} onFailure={() => centre.send({ type: 'centre.close' })}><AgentCentreFlow app={app} session={session} centre={centre} key={centre.sessionId} /></DialogPlace>
  ) : null;
}

/** Withdrawals to be confirmed (spec §4 Withdrawal confirmation). */
function Withdrawals({ app, session }: Props & { session: SessionRef }) {
  const confirmation = useSelector(session, selectWithdrawalConfirmation);
  return confirmation ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'withdrawals.close' })}>
      <WithdrawalDialog confirmation={confirmation} key={confirmation.sessionId} />
    </DialogPlace>
  ) : null;
}

/** Above the page while a withdrawal waits; one whose code can't be had is not there. */
function PaidNotice({ session }: { session: SessionRef }) {
  const counts = useSelector(session, selectCounts);
  const count = useSelector(counts, (s) => (isThere(s) ? selectValue(s)?.withdrawals ?? 0 : 0));
  return count > 0 ? <LoadBoundary onFailure={() => undefined}><Suspense fallback={null}><WithdrawalNotice session={session} count={count} /></Suspense></LoadBoundary> : null;
}

function Contracts({ app, session }: Props & { session: SessionRef }) {
  const contracts = useSelector(session, selectContracts);
  return contracts ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'centre.close' })}><ContractsDialog contracts={contracts} key={contracts.sessionId} /></DialogPlace>
  ) : null;
}

/** What the house announces. The popup comes by itself, so it waits until no other dialog is up (spec §4 Popups). */
function Announcements({ app, session }: Props & { session: SessionRef }) {
  const popups = useSelector(session, selectPopups);
  const isDue = useSelector(popups, selectIsAnnouncementOpen);
  const areNoticesOpen = useSelector(popups, selectAreNoticesOpen);
  const isStageFree = useSelector(session, selectIsStageFree);
  return (
    <>
      {isDue && isStageFree && !areNoticesOpen ? (
        <DialogPlace app={app} onFailure={() => popups.send({ type: 'announcement.close' })}>
          <AnnouncementPopup popups={popups} onPromotion={() => session.send({ type: 'promotion.open' })} />
        </DialogPlace>
      ) : null}
      {areNoticesOpen ? (
        <DialogPlace app={app} onFailure={() => popups.send({ type: 'notices.close' })}><NoticesDialog popups={popups} /></DialogPlace>
      ) : null}
    </>
  );
}

/** Help, feedback, chat and guides; the chat is no dialog: the page beside it stays in use. */
function Support({ app, session }: Props & { session: SessionRef }) {
  const support = useSelector(session, selectSupport);
  const help = useSelector(support, selectHelp);
  const isFeedbackOpen = useSelector(support, selectFeedbackScreen) !== 'closed';
  const isGuideOpen = useSelector(support, selectOpenGuide) !== null;
  const chat = useSelector(support, selectChat);
  return (
    <>
      {help ? <DialogPlace app={app} onFailure={() => support.send({ type: 'help.close' })}><HelpDialog support={support} help={help} /></DialogPlace> : null}
      {isFeedbackOpen ? <DialogPlace app={app} onFailure={() => support.send({ type: 'feedback.close' })}><FeedbackDialog support={support} /></DialogPlace> : null}
      {isGuideOpen ? <DialogPlace app={app} onFailure={() => support.send({ type: 'guide.close' })}><GuideDialog app={app} support={support} /></DialogPlace> : null}
      {chat ? <DialogPlace app={app} onFailure={() => support.send({ type: 'chat.close' })}><ChatRoom chat={chat} key={chat.sessionId} /></DialogPlace> : null}
    </>
  );
}

function SignOut({ app, session }: Props & { session: SessionRef }) {
  const isWanted = useSelector(session, (s) => selectIsSignOutAsked(s) || selectIsSigningOut(s));
  return isWanted ? (
    <DialogPlace app={app} onFailure={() => session.send({ type: 'signOut.cancel' })}><SignOutDialog session={session} /></DialogPlace>
  ) : null;
}

function Overlays({ app }: Props) {
  const overlay = useSelector(app, selectOverlay);
  const isOpen = useSelector(overlay, selectIsOpen('customerService'));
  const session = useSelector(app, selectSession);
  const support = useSelector(session, (s) => s && selectSupport(s));
  return isOpen ? (
    <DialogPlace app={app} onFailure={() => overlay.send({ type: 'overlay.close', name: 'customerService' })}>
      <CustomerServiceDialog app={app} overlay={overlay} support={support} />
    </DialogPlace>
  ) : null;
}

/** Where a dialog opens. One whose code can't be had is as good as closed, and a toast says why. */
function DialogPlace({ app, onFailure, children }: Props & { onFailure: () => void; children: ReactNode }) {
  const t = useT('common');
  const toasts = useSelector(app, selectToasts);
  return (
    <LoadBoundary
      onFailure={(message) => {
        onFailure();
        toasts.send({ type: 'toast.push', tone: 'danger', message });
      }}
    >
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}
