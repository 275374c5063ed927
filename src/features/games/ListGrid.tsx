import { useSelector } from '@xstate/react';
import type { GameListRef } from '../../../machines/gameList/gameList.machine';
import type { PagesRef } from '../../../machines/pages/pages.machine';
import { addressOfQuery, selectQuery } from '../../../machines/pages/pages.selectors';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectIsAdding, selectIsStuck, selectItems, selectMessage, selectPlace, selectScreen, selectTotal } from '../../../machines/shared/pagedList.selectors';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FailureState } from '../../ui/FailureState';
import { GAME_TILE_WIDTH, gameTileHeight } from '../../ui/GameTile';
import { formatCount } from '../../ui/money';
import { Spinner } from '../../ui/Spinner';
import { VirtualGrid } from '../../ui/VirtualGrid';
import * as css from './Games.css';
import { HomeLink } from './HomeLink';
import type { Game, RenderTile } from './types';
import { useTiles } from './useTiles';
import { WaitingTiles } from './WaitingTiles';

type Props = { session: SessionRef; pages: PagesRef; list: GameListRef; renderTile: RenderTile; onTopChange: (index: number) => void };

/** The list itself, in each of its states. */
export function ListGrid(props: Props) {
  return (
    <>
      <Count list={props.list} />
      <Content {...props} />
    </>
  );
}

/** How many there are; told to those who do not see the tiles change. */
function Count({ list }: { list: GameListRef }) {
  const t = useT('games');
  const common = useT('common');
  const screen = useSelector(list, selectScreen);
  const total = useSelector(list, selectTotal);
  return <p role="status" className={css.count}>{screen === 'ready' || screen === 'empty' ? t('count', { count: total, figure: formatCount(total) }) : screen === 'failed' ? null : common('loading')}</p>;
}

function Content({ session, pages, list, renderTile, onTopChange }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(list, selectScreen);
  const message = useSelector(list, selectMessage);
  switch (screen) {
    case 'loading': return <WaitingTiles />;
    case 'failed': return <FailureState retryLabel={common('retry')} onRetry={() => list.send({ type: 'data.reload' })}>{say(message)}</FailureState>;
    case 'empty': return <Nothing session={session} pages={pages} />;
    case 'refreshing':
    case 'ready': return <Tiles list={list} renderTile={renderTile} isRefreshing={screen === 'refreshing'} pages={pages} onTopChange={onTopChange} />;
  }
}

function Tiles({ list, pages, renderTile, isRefreshing, onTopChange }: Omit<Props, 'session'> & { isRefreshing: boolean }) {
  const t = useT('games');
  const common = useT('common');
  const { category } = useSelector(pages, selectQuery);
  const games = useSelector(list, selectItems<Game>);
  const total = useSelector(list, selectTotal);
  const place = useSelector(list, selectPlace);
  const isAdding = useSelector(list, selectIsAdding);
  const tiles = useTiles(games, renderTile);
  return (
    <div className={css.tiles} aria-busy={isRefreshing || undefined}>
      <VirtualGrid
        label={common(`category.${category}`)} count={games.length} total={total} {...tiles}
        tileHeight={gameTileHeight} minTileWidth={GAME_TILE_WIDTH} initialIndex={place} onTopChange={onTopChange} onEndNear={() => list.send({ type: 'list.more' })}
      />
      {isAdding ? <div className={css.end}><Spinner label={t('loadingMore')} /></div> : null}
      <Stuck list={list} />
    </div>
  );
}

function Stuck({ list }: { list: GameListRef }) {
  const common = useT('common');
  const say = useMessage();
  const isStuck = useSelector(list, selectIsStuck);
  const message = useSelector(list, selectMessage);
  if (!isStuck) return null;
  return <Alert tone="danger" action={<Button compact onClick={() => list.send({ type: 'list.more' })}>{common('retry')}</Button>}>{say(message)}</Alert>;
}

function Nothing({ session, pages }: { session: SessionRef; pages: PagesRef }) {
  const t = useT('games');
  const { category, sort, ...narrowing } = useSelector(pages, selectQuery);
  const isNarrowed = Object.values(narrowing).some(Boolean);
  const clear = () => session.send({ type: 'route.changed', path: addressOfQuery({ category, sort, vendor: '', search: '', isSmallBet: false, isManyLines: false }) });
  return isNarrowed
    ? <EmptyState action={<Button onClick={clear}>{t('filters.clear')}</Button>}>{t('nothingFound')}</EmptyState>
    : <EmptyState action={<HomeLink />}>{t('nothing')}</EmptyState>;
}
