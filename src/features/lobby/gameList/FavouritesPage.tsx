import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FavouritesRef } from '../../../../machines/lobby/favourites/favourites.machine';
import {
  areSameGames,
  selectGames,
  selectIsFailed,
  selectIsLoading,
  selectMessage,
} from '../../../../machines/lobby/favourites/favourites.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectFavourites } from '../../../../machines/site/session/session.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { GAME_TILE_WIDTH, gameTileHeight } from '../../../ui/GameTile';
import { formatCount } from '../../../ui/money';
import { VirtualGrid } from '../../../ui/VirtualGrid';
import * as css from './GameList.css';
import { MemberPage } from './MemberPage';
import type { OwnGames } from './types';
import { useTiles } from './useTiles';

export type FavouritesPageProps = OwnGames & {
  session: SessionRef;
  /** Shown while there are none. */
  empty: ReactNode;
};

/** The member's favourites, newest first (spec §2 /favorite). */
export function FavouritesPage({ session, ...rest }: FavouritesPageProps) {
  const favourites = useSelector(session, selectFavourites);
  return favourites ? (
    <Favourites favourites={favourites} {...rest} />
  ) : (
    <MemberPage
      kind="favourites"
      screen="guest"
      onLogin={() => session.send({ type: 'login.open' })}
    />
  );
}

/** The list of favourites. */
export function Favourites({
  favourites,
  empty,
  renderTile,
  suggestions,
}: OwnGames & { favourites: FavouritesRef; empty: ReactNode }) {
  const t = useT('gameList');
  const say = useMessage();
  const games = useSelector(favourites, selectGames, areSameGames);
  const isLoading = useSelector(favourites, selectIsLoading);
  const isFailed = useSelector(favourites, selectIsFailed);
  const message = useSelector(favourites, selectMessage);
  const screen = games.length > 0 ? 'ready' : isLoading ? 'loading' : isFailed ? 'failed' : 'empty';
  const tileAt = useTiles(games, renderTile);
  return (
    <MemberPage
      kind="favourites"
      empty={empty}
      screen={screen}
      failure={say(message)}
      onRetry={() => favourites.send({ type: 'data.reload' })}
      suggestions={suggestions}
    >
      <p role="status" className={css.count}>
        {t('count', { count: games.length, figure: formatCount(games.length) })}
      </p>
      <VirtualGrid
        label={t('favourites.title')}
        count={games.length}
        renderTile={tileAt}
        tileHeight={gameTileHeight}
        minTileWidth={GAME_TILE_WIDTH}
      />
    </MemberPage>
  );
}
