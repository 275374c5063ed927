import { useSelector } from '@xstate/react';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectOverlay } from '../../machines/site/app/app.selectors';
import { selectHasPoints } from '../../machines/site/app/laterScreens.selectors';
import type { PagesRef } from '../../machines/site/pages/pages.machine';
import { addressOfLottery } from '../../machines/site/pages/addresses.selectors';
import { selectRoom } from '../../machines/site/pages/pages.selectors';
import {
  selectGameList,
  selectLottery,
  selectLotteryKind,
  selectMessage,
  selectPointMall,
  selectPromotionId,
} from '../../machines/site/pages/laterScreens.selectors';
import type { SessionRef } from '../../machines/site/session/session.machine';
import { selectPopups, selectVendors } from '../../machines/site/session/session.selectors';
import { FailureState } from '../ui/FailureState';
import { ProgressLine } from '../ui/Spinner';
import { along } from '../flows/shared/table';
import { useMessage, useT } from '../i18n/i18n';
import { lazyScreen } from '../flows/shared/lazyScreen';
import { rememberTop } from './listPlace';
import { NoFavourites } from '../features/lobby/lobby/NoFavourites';
import { Suggestions } from '../features/lobby/lobby/Suggestions';
import type { Tiles } from './useTiles';

const GameListScreen = lazyScreen(
  along(
    () => import('../flows/screens/GameListScreen').then((m) => m.GameListScreen),
    'gameList',
    'rooms',
  ),
  'gameList',
);
const GameCentreScreen = lazyScreen(
  () => import('../flows/screens/GameCentreScreen').then((m) => m.GameCentreScreen),
  'gameList',
);
const FavouritesPage = lazyScreen(
  along(
    () => import('../features/lobby/gameList/FavouritesPage').then((m) => m.FavouritesPage),
    'favourites',
  ),
  'gameList',
  'lobby',
);
const RecentPage = lazyScreen(
  along(
    () => import('../features/lobby/gameList/RecentPage').then((m) => m.RecentPage),
    'recentGames',
  ),
  'gameList',
  'lobby',
);
const LotteryPage = lazyScreen(
  along(
    () => import('../features/lobby/lottery/LotteryPage').then((m) => m.LotteryPage),
    'lottery',
  ),
  'lottery',
);
const PromotionsPage = lazyScreen(
  () => import('../features/rewards/promotions/PromotionsPage').then((m) => m.PromotionsPage),
  'promotions',
);
const PointMallPage = lazyScreen(
  along(
    () => import('../features/rewards/pointMall/PointMallPage').then((m) => m.PointMallPage),
    'pointMall',
  ),
  'pointMall',
  'validation',
);
const NotFoundPage = lazyScreen(
  () => import('../features/site/app/NotFoundPage').then((m) => m.NotFoundPage),
  'app',
);

type Props = { app: AppRef; session: SessionRef; pages: PagesRef };

/**
 * The only switch from the pages' state to the content between header and footer (spec §2 Routes).
 */
export function SitePage({
  app,
  session,
  pages,
  tiles: { renderTile, renderVendor },
}: Props & { tiles: Tiles }) {
  const t = useT('common');
  const room = useSelector(pages, selectRoom);
  const list = useSelector(pages, selectGameList);
  const overlay = useSelector(app, selectOverlay);
  const popups = useSelector(session, selectPopups);
  const promotionId = useSelector(pages, selectPromotionId);
  const lottery = useSelector(pages, selectLottery);
  const kind = useSelector(pages, selectLotteryKind);
  const vendors = useSelector(session, selectVendors);
  const suggestions = <Suggestions pages={pages} renderTile={renderTile} />;
  switch (room) {
    case 'gameList':
      return (
        <GameListScreen
          key={list?.sessionId}
          session={session}
          pages={pages}
          overlay={overlay}
          renderTile={renderTile}
          onTopChange={rememberTop}
        />
      );
    case 'gameCentre':
      return (
        <GameCentreScreen
          session={session}
          pages={pages}
          renderTile={renderTile}
          renderVendor={renderVendor}
          suggestions={suggestions}
        />
      );
    case 'favourites':
      return (
        <FavouritesPage
          session={session}
          renderTile={renderTile}
          empty={<NoFavourites vendors={vendors} />}
          suggestions={suggestions}
        />
      );
    case 'recent':
      return <RecentPage session={session} renderTile={renderTile} suggestions={suggestions} />;
    case 'lottery':
      return lottery ? (
        <LotteryPage
          session={session}
          lottery={lottery}
          onChoose={(gameCode) =>
            session.send({ type: 'route.changed', path: addressOfLottery(kind, gameCode) })
          }
        />
      ) : null;
    case 'promotions':
      return (
        <PromotionsPage app={app} session={session} popups={popups} promotionId={promotionId} />
      );
    case 'pointMall':
      return <PointMall app={app} session={session} pages={pages} />;
    case 'finding':
      return <ProgressLine label={t('loading')} />;
    case 'findFailed':
      return <FindFailed pages={pages} />;
    case 'notFound':
      return <NotFoundPage app={app} />;
  }
}

/** Shown while the points system is on (spec §2 Routes, PTSYS3). */
function PointMall({ app, session, pages }: Props) {
  const hasPoints = useSelector(app, selectHasPoints);
  const mall = useSelector(pages, selectPointMall);
  if (!hasPoints) return <NotFoundPage app={app} />;
  return mall ? <PointMallPage session={session} mall={mall} /> : null;
}

function FindFailed({ pages }: { pages: PagesRef }) {
  const t = useT('common');
  const say = useMessage();
  return (
    <FailureState retryLabel={t('retry')} onRetry={() => pages.send({ type: 'data.reload' })}>
      {say(useSelector(pages, selectMessage))}
    </FailureState>
  );
}
