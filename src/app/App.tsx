import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { AppRef } from '../../machines/site/app/app.machine';
import {
  selectOverlay,
  selectScreen,
  selectSession,
  selectShell,
  selectToasts,
} from '../../machines/site/app/app.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import { selectAgentLogin, selectPage } from '../../machines/site/session/session.selectors';
import { brand } from '../brand/brand';
import { Toasts } from '../features/site/toasts/Toasts';
import { Awake, WhenAwake } from './awake';
import { Dialogs } from '../flows/shared/Dialogs';
import { overlay as overlayFlow } from '../flows/eager/overlay';
import { session as sessionFlow } from '../flows/eager/session';
import { screenOf } from '../flows/shared/screenOf';
import { LanguageSelect } from '../flows/screens/LanguageSelect';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { LoadBoundary } from '../flows/shared/LoadBoundary';
import { NoticePlace } from './NoticePlace';
import { PlayerPlace } from './PlayerPlace';
import { RouteBridge } from './RouteBridge';

const AgentLoginPage = lazyScreen(
  () => import('../features/agents/agentHome/AgentLoginPage').then((m) => m.AgentLoginPage),
  'agentHome',
);
const AgentHomePage = lazyScreen(
  () => import('../features/agents/agentHome/AgentHomePage').then((m) => m.AgentHomePage),
  'agentHome',
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
const LoginScreen = screenOf('login');

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
      return <MaintenancePage app={app} overlay={overlay} languageSelect={languageSelect} />;
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
  const agentLogin = useSelector(session, selectAgentLogin);
  const shell = useSelector(app, selectShell);
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
        <PlayerPlace
          app={app}
          session={session}
          languageSelect={languageSelect}
          onLoginIntent={preloadLogin}
        />
      );
  }
}
