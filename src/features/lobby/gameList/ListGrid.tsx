import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type {
  GameListRef,
  GameListSnapshot,
} from '../../../../machines/lobby/gameList/gameList.machine';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { addressOfQuery } from '../../../../machines/site/pages/addresses.selectors';
import { selectCategory } from '../../../../machines/site/pages/pages.selectors';
import { selectQuery } from '../../../../machines/site/pages/laterScreens.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIsAdding,
  selectIsStuck,
  selectItems,
  selectMessage,
  selectPlace,
  selectScreen,
  selectTotal,
} from '../../../../machines/shared/pagedList.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureAlert } from '../../../ui/FailureAlert';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { GAME_TILE_WIDTH, gameTileHeight } from '../../../ui/GameTile';
import { formatCount } from '../../../ui/money';
import { useLasting } from '../../../ui/hooks/useLasting';
import { Spinner } from '../../../ui/Spinner';
import { VirtualGrid } from '../../../ui/VirtualGrid';
import * as css from './GameList.css';
import { HomeLink } from './HomeLink';
import type { Game, RenderTile } from './types';
import { useTiles } from './useTiles';
import { WaitingTiles } from './WaitingTiles';

/** Ms within which an answer feels immediate. */
const NOTICED = 200;

type Props = {
  session: SessionRef;
  pages: PagesRef;
  list: GameListRef;
  renderTile: RenderTile;
  onTopChange: (index: number) => void;
};

/** The same screen for new tiles and for tiles that are being replaced. */
const selectShown = (s: GameListSnapshot) => {
  const screen = selectScreen(s);
  return screen === 'refreshing' ? 'ready' : screen;
};

/** The list itself, in each of its states. */
export function ListGrid(props: Props) {
  return (
    <>
      <Count list={props.list} />
      <Content {...props} />
    </>
  );
}

/** The number of games, for screen readers. It changes with the tiles. */
function Count({ list }: { list: GameListRef }) {
  const t = useT('gameList');
  const common = useT('common');
  const screen = useSelector(list, selectScreen);
  const total = useSelector(list, selectTotal);
  return (
    <p role="status" className={css.count}>
      {screen === 'loading'
        ? common('loading')
        : screen === 'failed'
          ? null
          : t('count', { count: total, figure: formatCount(total) })}
    </p>
  );
}

function Content({ session, pages, list, renderTile, onTopChange }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(list, selectShown);
  const message = useSelector(list, selectMessage);
  switch (screen) {
    case 'loading':
      return <WaitingTiles />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => list.send({ type: 'data.reload' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'empty':
      return <Nothing session={session} pages={pages} />;
    case 'ready':
      return <Tiles list={list} renderTile={renderTile} pages={pages} onTopChange={onTopChange} />;
  }
}

function Tiles({ list, pages, renderTile, onTopChange }: Omit<Props, 'session'>) {
  const t = useT('gameList');
  const common = useT('common');
  const category = useSelector(pages, selectCategory);
  const games = useSelector(list, selectItems<Game>);
  const total = useSelector(list, selectTotal);
  const place = useSelector(list, selectPlace);
  const isAdding = useSelector(list, selectIsAdding);
  const tileAt = useTiles(games, renderTile);
  return (
    <WhileRefreshing list={list}>
      <VirtualGrid
        label={common(`category.${category}`)}
        count={games.length}
        total={total}
        renderTile={tileAt}
        tileHeight={gameTileHeight}
        minTileWidth={GAME_TILE_WIDTH}
        initialIndex={place}
        onTopChange={onTopChange}
        onEndNear={() => list.send({ type: 'list.more' })}
      />
      {isAdding ? (
        <div className={css.end}>
          <Spinner label={t('loadingMore')} />
        </div>
      ) : null}
      <Stuck list={list} />
    </WhileRefreshing>
  );
}

/** Dims the tiles of the previous query when the answer takes noticeably long. */
function WhileRefreshing({ list, children }: { list: GameListRef; children: ReactNode }) {
  const isRefreshing = useSelector(list, selectScreen) === 'refreshing';
  const isLong = useLasting(isRefreshing, NOTICED);
  return (
    <div className={css.tiles[isLong ? 'old' : 'new']} aria-busy={isRefreshing || undefined}>
      {children}
    </div>
  );
}

function Stuck({ list }: { list: GameListRef }) {
  const common = useT('common');
  const say = useMessage();
  const isStuck = useSelector(list, selectIsStuck);
  const message = useSelector(list, selectMessage);
  if (!isStuck) return null;
  return (
    <FailureAlert retryLabel={common('retry')} onRetry={() => list.send({ type: 'list.more' })}>
      {say(message)}
    </FailureAlert>
  );
}

function Nothing({ session, pages }: { session: SessionRef; pages: PagesRef }) {
  const t = useT('gameList');
  const { category, sort, ...narrowing } = useSelector(pages, selectQuery);
  const isNarrowed = Object.values(narrowing).some(Boolean);
  const clear = () =>
    session.send({
      type: 'route.changed',
      path: addressOfQuery({
        category,
        sort,
        vendor: '',
        search: '',
        isSmallBet: false,
        isManyLines: false,
      }),
    });
  return isNarrowed ? (
    <EmptyState action={<Button onClick={clear}>{t('filters.clear')}</Button>}>
      {t('nothingFound')}
    </EmptyState>
  ) : (
    <EmptyState action={<HomeLink />}>{t('nothing')}</EmptyState>
  );
}
