import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AppRef } from '../../machines/site/app/app.machine';
import {
  selectOverlay,
  selectScreen,
  selectSession,
  selectShell,
  selectToasts,
} from '../../machines/site/app/app.selectors';
import {
  selectIsAwaited,
  selectBannersIn,
} from '../../machines/announcements/popups/popups.selectors';
import type { OverlayRef } from '../../machines/site/overlay/overlay.machine';
import { selectIsGamePage } from '../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
  selectAgentLogin,
  selectBanners,
  selectCounts,
  selectGameLaunch,
  selectIdentity,
  selectPage,
  selectPages,
  selectPauseRoom,
  selectPopups,
} from '../../machines/site/session/session.selectors';
import { isThere } from '../../machines/shared/arrival.selectors';
import { selectValue } from '../../machines/shared/loader.selectors';
import { brand } from '../brand/brand';
import { HomePage } from '../features/lobby/lobby/HomePage';
import { Shell } from '../features/site/shell/Shell';
import { Toasts } from '../features/site/toasts/Toasts';
import { lazyPart } from '../ui/lazyPart';
import { ProgressLine } from '../ui/Spinner';
import { Awake, WhenAwake } from './awake';
import { Dialogs } from '../flows/shared/Dialogs';
import { overlay as overlayFlow } from '../flows/eager/overlay';
import { session as sessionFlow } from '../flows/eager/session';
import { useIsOnGamePage } from '../flows/screens/gamePage';
import { screenOf } from '../flows/shared/screenOf';
import { along } from '../flows/shared/table';
import { LanguageSelect } from '../flows/screens/LanguageSelect';
import { useT } from '../i18n/i18n';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { LoadBoundary, OptionalPart } from '../flows/shared/LoadBoundary';
import { NoticePlace } from './NoticePlace';
import { RouteBridge } from './RouteBridge';
import { useTiles } from './useTiles';

const SitePage = lazyScreen(() => import('./SitePage').then((m) => m.SitePage));
const AgentLoginPage = lazyScreen(
  () => import('../features/agents/agentHome/AgentLoginPage').then((m) => m.AgentLoginPage),
  'agentHome',
);
const AgentHomePage = lazyScreen(
  () => import('../features/agents/agentHome/AgentHomePage').then((m) => m.AgentHomePage),
  'agentHome',
);
const WithdrawalNotice = lazyScreen(
  () =>
    import('../features/money/withdrawalConfirmation/WithdrawalNotice').then(
      (m) => m.WithdrawalNotice,
    ),
  'withdrawalConfirmation',
);
const ForYou = lazyScreen(
  along(() => import('../features/lobby/lobby/ForYou').then((m) => m.ForYou), 'forYou'),
  'forYou',
);
const PlaceBanners = lazyPart(() =>
  import('../features/announcements/popups/PlaceBanners').then((m) => m.PlaceBanners),
);
const MaintenancePage = lazyScreen(
  () => import('../features/site/app/MaintenancePage').then((m) => m.MaintenancePage),
  'app',
);
const RegionBlockedPage = lazyScreen(
  () => import('../features/site/app/RegionBlockedPage').then((m) => m.RegionBlockedPage),
  'app',
);
const BootFailedPage = lazyScreen(
  () => import('../features/site/app/BootFailedPage').then((m) => m.BootFailedPage),
  'app',
);
const GameScreen = screenOf('gameLaunch');
const LoginScreen = screenOf('login');
const PauseScreen = screenOf('pauseRoom');

/** On a sign that the person is about to log in. */
export const preloadLogin = LoginScreen.preload;

type Props = { app: AppRef };

/**
 * One switch from the app's state to what stands on the page. Overlays and toasts lie above
 * whatever that is.
 */
export function App({ app, onAwake }: Props & { onAwake?: (() => void) | undefined }) {
  const overlay = useSelector(app, selectOverlay);
  const toasts = useSelector(app, selectToasts);
  return (
    <>
      <LoadBoundary>
        <Suspense fallback={null}>
          <Screen app={app} />
          {onAwake ? <Awake onAwake={onAwake} /> : null}
        </Suspense>
      </LoadBoundary>
      <WhenAwake>
        <Dialogs app={app} flow={overlayFlow} owner={overlay} />
        <Toasts toasts={toasts} />
        <NoticePlace app={app} />
      </WhenAwake>
    </>
  );
}

function Screen({ app }: Props) {
  const screen = useSelector(app, selectScreen);
  const session = useSelector(app, selectSession);
  const overlay = useSelector(app, selectOverlay);
  const languageSelect = <LanguageSelect app={app} />;
  switch (screen) {
    case 'bootFailed':
      return <BootFailedPage app={app} languageSelect={languageSelect} />;
    case 'maintenance':
      return <MaintenancePage app={app} languageSelect={languageSelect} />;
    case 'regionBlocked':
      return <RegionBlockedPage app={app} overlay={overlay} languageSelect={languageSelect} />;
    case 'product':
      return session ? <Product app={app} session={session} key={session.sessionId} /> : null;
  }
}

function Product({ app, session }: Props & { session: SessionRef }) {
  return (
    <>
      <RouteBridge app={app} session={session} />
      <Page app={app} session={session} />
      <WhenAwake>
        <Dialogs app={app} session={session} flow={sessionFlow} owner={session} />
      </WhenAwake>
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
  const tiles = useTiles(session);
  const pages = useSelector(session, selectPages);
  const game = useSelector(session, selectGameLaunch);
  const pauseRoom = useSelector(session, selectPauseRoom);
  const hasGamePage = useIsOnGamePage(session);
  const isLotteryPage = useSelector(pages, (s) => s !== undefined && selectIsGamePage(s));
  const isGamePage = hasGamePage || isLotteryPage;
  const languageSelect = <LanguageSelect app={app} />;
  switch (page) {
    case 'agentLogin':
      return (
        <AgentLoginPage session={session} timeZone={brand.timeZone} languageSelect={languageSelect}>
          {agentLogin ? (
            <LoginScreen
              actor={agentLogin}
              app={app}
              session={session}
              key={agentLogin.sessionId}
            />
          ) : null}
        </AgentLoginPage>
      );
    case 'agentHome':
      return (
        <AgentHomePage
          session={session}
          shell={shell}
          timeZone={brand.timeZone}
          languageSelect={languageSelect}
        />
      );
    case 'home':
    case 'site':
    case 'pause':
      return (
        <Shell
          app={app}
          session={session}
          shell={shell}
          overlay={overlay}
          hasSideMenu={!isGamePage}
          languageSelect={languageSelect}
          sideBanners={<SideBanners session={session} overlay={overlay} />}
          onLoginIntent={preloadLogin}
          renderVendor={tiles.renderVendor}
        >
          <PaidNotice session={session} />
          {game && hasGamePage ? (
            <Place>
              <GameScreen actor={game} app={app} session={session} key={game.sessionId} />
            </Place>
          ) : page === 'pause' ? (
            <Place>
              {pauseRoom ? (
                <PauseScreen
                  actor={pauseRoom}
                  app={app}
                  session={session}
                  key={pauseRoom.sessionId}
                />
              ) : null}
            </Place>
          ) : pages ? (
            <Place>
              <SitePage
                app={app}
                session={session}
                pages={pages}
                tiles={tiles}
                key={pages.sessionId}
              />
            </Place>
          ) : (
            <HomePage
              app={app}
              session={session}
              banners={banners}
              identity={identity}
              onLoginIntent={preloadLogin}
              forYou={
                <LoadBoundary onFailure={() => undefined}>
                  <ForYou app={app} session={session} />
                </LoadBoundary>
              }
              {...tiles}
            />
          )}
        </Shell>
      );
  }
}

const selectSideBanners = selectBannersIn('w_leftmenu');

/** As high as a banner, so that nothing below it moves when it comes. */
const BANNER_ROOM = <div style={{ aspectRatio: '2 / 1' }} />;

/** The code for them comes when there are any. */
function SideBanners({ session, overlay }: { session: SessionRef; overlay: OverlayRef }) {
  const popups = useSelector(session, selectPopups);
  const banners = useSelector(popups, selectSideBanners);
  const areAwaited = useSelector(popups, selectIsAwaited);
  if (areAwaited) return BANNER_ROOM;
  return banners.length > 0 ? (
    <PlaceBanners
      place={BANNER_ROOM}
      banners={banners}
      onFollow={() => overlay.send({ type: 'overlay.close', name: 'menu' })}
    />
  ) : null;
}

/** What stands on a page of the player site, when its code is here. */
function Place({ children }: { children: ReactNode }) {
  const t = useT('common');
  return (
    <LoadBoundary>
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** Above the page while a withdrawal waits; one whose code can't be had is not there. */
function PaidNotice({ session }: { session: SessionRef }) {
  const counts = useSelector(session, selectCounts);
  const count = useSelector(counts, (s) => (isThere(s) ? (selectValue(s)?.withdrawals ?? 0) : 0));
  return count > 0 ? (
    <OptionalPart>
      <WithdrawalNotice session={session} count={count} />
    </OptionalPart>
  ) : null;
}
