import { useSelector } from '@xstate/react';
import type {
  GameListRef,
  GameListSnapshot,
} from '../../../../machines/lobby/gameList/gameList.machine';
import type { GameLaunchRef } from '../../../../machines/lobby/gameLaunch/gameLaunch.machine';
import { selectTarget } from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import { selectVendorGames } from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import {
  selectIsAdding,
  selectIsStuck,
  selectItems,
  selectMessage,
  selectScreen,
  selectTotal,
} from '../../../../machines/shared/pagedList.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { GAME_TILE_WIDTH, GameTile, GameTileSkeleton } from '../../../ui/GameTile';
import { useSearchDraft } from '../../../ui/hooks/useSearchDraft';
import { formatCount } from '../../../ui/money';
import { SearchField } from '../../../ui/SearchField';
import { TileGrid } from '../../../ui/TileGrid';
import * as css from './Game.css';

const WAITING = Array.from({ length: 12 }, (_, index) => ({
  key: String(index),
  node: <GameTileSkeleton />,
}));
const selectQuery = (s: GameListSnapshot) => s.context.query;
const selectGames = (s: GameListSnapshot) => selectItems(s);

/**
 * The popup game list of a vendor (spec §3 Game tile, `isGame` VASSALAGE): a tile opens its game in
 * the popup.
 */
export function VendorGames({ launch }: { launch: GameLaunchRef }) {
  const list = useSelector(launch, selectVendorGames);
  return list ? (
    <div className={css.vendorGames}>
      <Search list={list} />
      <Games launch={launch} list={list} />
    </div>
  ) : null;
}

function Search({ list }: { list: GameListRef }) {
  const t = useT('gameList');
  const query = useSelector(list, selectQuery);
  const [draft, type] = useSearchDraft(query.search, (search) =>
    list.send({ type: 'query.changed', query: { ...query, search } }),
  );
  return (
    <SearchField
      label={t('filters.search')}
      placeholder={t('filters.search')}
      clearLabel={t('filters.clearSearch')}
      maxLength={100}
      value={draft}
      onChange={type}
    />
  );
}

function Games({ launch, list }: { launch: GameLaunchRef; list: GameListRef }) {
  const t = useT('gameList');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(list, selectScreen);
  const message = useSelector(list, selectMessage);
  switch (screen) {
    case 'loading':
      return (
        <div role="status" aria-label={common('loading')}>
          <TileGrid isWaiting items={WAITING} minTileWidth={GAME_TILE_WIDTH} />
        </div>
      );
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
      return <EmptyState>{t('nothingFound')}</EmptyState>;
    case 'refreshing':
    case 'ready':
      return <Tiles launch={launch} list={list} isRefreshing={screen === 'refreshing'} />;
  }
}

function Tiles({
  launch,
  list,
  isRefreshing,
}: {
  launch: GameLaunchRef;
  list: GameListRef;
  isRefreshing: boolean;
}) {
  const t = useT('gameList');
  const { name } = useSelector(launch, selectTarget);
  const games = useSelector(list, selectGames);
  const total = useSelector(list, selectTotal);
  return (
    <>
      <p role="status" className={css.muted}>
        {t('count', { count: total, figure: formatCount(total) })}
      </p>
      <div aria-busy={isRefreshing || undefined} className={css.dimmed}>
        <TileGrid
          label={name}
          minTileWidth={GAME_TILE_WIDTH}
          items={games.map((game) => ({
            key: game.id,
            node: (
              <GameTile
                name={game.name}
                cover={game.icon}
                onPlay={() => launch.send({ type: 'game.choose', game })}
              />
            ),
          }))}
        />
      </div>
      {games.length < total ? <More list={list} /> : null}
    </>
  );
}

function More({ list }: { list: GameListRef }) {
  const t = useT('gameList');
  const say = useMessage();
  const isAdding = useSelector(list, selectIsAdding);
  const isStuck = useSelector(list, selectIsStuck);
  const message = useSelector(list, selectMessage);
  return (
    <div className={css.more}>
      {isStuck ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Button busy={isAdding} onClick={() => list.send({ type: 'list.more' })}>
        {t('more')}
      </Button>
    </div>
  );
}
