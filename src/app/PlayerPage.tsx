import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectOverlay, selectShell } from '../../machines/site/app/app.selectors';
import {
  selectIsAwaited,
  selectBannersIn,
} from '../../machines/announcements/popups/popups.selectors';
import type { OverlayRef } from '../../machines/site/overlay/overlay.machine';
import { selectIsGamePage } from '../../machines/site/pages/pages.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import {
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
import { HomePage } from '../features/lobby/lobby/HomePage';
import { Shell } from '../features/site/shell/Shell';
import { lazyPart } from '../ui/lazyPart';
import { useIsOnGamePage } from '../flows/screens/gamePage';
import { screenOf } from '../flows/shared/screenOf';
import { along } from '../flows/shared/table';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { LoadBoundary, OptionalPart, AwaitedPart } from '../flows/shared/LoadBoundary';
import { useTiles } from './useTiles';

const SitePage = lazyScreen(() => import('./SitePage').then((m) => m.SitePage));
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
const GameScreen = screenOf('gameLaunch');
const PauseScreen = screenOf('pauseRoom');

type Props = {
  app: AppRef;
  session: SessionRef;
  languageSelect: ReactNode;
  /** Called on a sign that the person is about to log in. */
  onLoginIntent: () => void;
};

/** A page of the player site (spec §2 Routes): its frame, and what stands in it. */
export function PlayerPage({ app, session, languageSelect, onLoginIntent }: Props) {
  const page = useSelector(session, selectPage);
  const identity = useSelector(session, selectIdentity);
  const banners = useSelector(session, selectBanners);
  const overlay = useSelector(app, selectOverlay);
  const shell = useSelector(app, selectShell);
  const tiles = useTiles(session);
  const pages = useSelector(session, selectPages);
  const game = useSelector(session, selectGameLaunch);
  const pauseRoom = useSelector(session, selectPauseRoom);
  const hasGamePage = useIsOnGamePage(session);
  const isLotteryPage = useSelector(pages, (s) => s !== undefined && selectIsGamePage(s));
  const isGamePage = hasGamePage || isLotteryPage;
  return (
    <Shell
      app={app}
      session={session}
      shell={shell}
      overlay={overlay}
      hasSideMenu={!isGamePage}
      languageSelect={languageSelect}
      sideBanners={<SideBanners session={session} overlay={overlay} />}
      onLoginIntent={onLoginIntent}
      renderVendor={tiles.renderVendor}
    >
      <PaidNotice session={session} />
      {game && hasGamePage ? (
        <AwaitedPart>
          <GameScreen actor={game} app={app} session={session} key={game.sessionId} />
        </AwaitedPart>
      ) : page === 'pause' ? (
        <AwaitedPart>
          {pauseRoom ? (
            <PauseScreen actor={pauseRoom} app={app} session={session} key={pauseRoom.sessionId} />
          ) : null}
        </AwaitedPart>
      ) : pages ? (
        <AwaitedPart>
          <SitePage app={app} session={session} pages={pages} tiles={tiles} key={pages.sessionId} />
        </AwaitedPart>
      ) : (
        <HomePage
          app={app}
          session={session}
          banners={banners}
          identity={identity}
          onLoginIntent={onLoginIntent}
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
