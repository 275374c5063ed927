import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { FavouritesRef } from '../../../../machines/lobby/favourites/favourites.machine';
import {
  LOADED_SECTIONS,
  selectHasFailed,
  selectSection,
} from '../../../../machines/lobby/lobby/lobby.selectors';
import {
  selectFavourites,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import type { Game, GameCategory } from '../../../../machines/shared/game.types';
import {
  selectIsFailed,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { GAME_TILE_WIDTH, GameTileSkeleton } from '../../../ui/GameTile';
import { Link } from '../../../ui/Link';
import { TileGrid } from '../../../ui/TileGrid';
import * as css from './CategoryPane.css';
import type { LobbyProps } from './Lobby';
import { NoFavourites } from './NoFavourites';
import { useFavourites } from './useFavourites';
import { usePathOfAll } from './usePathOfAll';

export type CategoryPaneProps = LobbyProps & { category: GameCategory };

/**
 * One category in full width (flex layout, spec §2 Home lobby): its games, or its vendors when they
 * have lobbies of their own.
 */
export function CategoryPane({ category, ...lobby }: CategoryPaneProps) {
  const favourites = useSelector(lobby.session, selectFavourites);
  if (category === 'FAV')
    return favourites ? (
      <FavouritePane
        favourites={favourites}
        session={lobby.session}
        renderTile={lobby.renderTile}
      />
    ) : null;
  return isLoaded(category) ? (
    <GamePane category={category} {...lobby} />
  ) : (
    <LanePane category={category} {...lobby} />
  );
}

const isLoaded = (category: GameCategory): category is (typeof LOADED_SECTIONS)[number] =>
  LOADED_SECTIONS.some((loaded) => loaded === category);

function FavouritePane({
  favourites,
  session,
  renderTile,
}: Pick<LobbyProps, 'session' | 'renderTile'> & { favourites: FavouritesRef }) {
  const say = useMessage();
  const vendors = useSelector(session, selectVendors);
  const { games, isFailed, message } = useFavourites(favourites);
  return (
    <Pane category="FAV" path="/favorite">
      {isFailed ? (
        <Failure onRetry={() => favourites.send({ type: 'data.reload' })}>{say(message)}</Failure>
      ) : games === null ? (
        <Waiting />
      ) : games.length > 0 ? (
        <Games games={games} renderTile={renderTile} />
      ) : (
        <NoFavourites vendors={vendors} />
      )}
    </Pane>
  );
}

function GamePane({
  category,
  session,
  lobby,
  renderTile,
}: LobbyProps & { category: (typeof LOADED_SECTIONS)[number] }) {
  const t = useT('lobby');
  const games = useSelector(lobby, selectSection(category));
  const hasFailed = useSelector(lobby, selectHasFailed(category));
  const vendors = useSelector(session, selectVendors);
  const path = usePathOfAll(vendors, category);
  return (
    <Pane category={category} path={path}>
      {hasFailed ? (
        <Failure onRetry={() => lobby.send({ type: 'section.retry', section: category })}>
          {t('sections.failed')}
        </Failure>
      ) : games === null ? (
        <Waiting />
      ) : games.length > 0 ? (
        <Games games={games} renderTile={renderTile} />
      ) : (
        <EmptyState>{t('sections.noGames')}</EmptyState>
      )}
    </Pane>
  );
}

function LanePane({ category, session, renderTile, renderVendor }: CategoryPaneProps) {
  const say = useMessage();
  const vendors = useSelector(session, selectVendors);
  const lane = useSelector(vendors, selectValue)?.find((one) => one.category === category);
  const isFailed = useSelector(vendors, selectIsFailed);
  const message = useSelector(vendors, selectMessage);
  const path = usePathOfAll(vendors, category);
  return (
    <Pane category={category} path={path}>
      {isFailed ? (
        <Failure onRetry={() => vendors.send({ type: 'data.reload' })}>{say(message)}</Failure>
      ) : null}
      {lane && lane.vendors.length > 0 ? (
        <TileGrid
          minTileWidth={104}
          items={lane.vendors.map((vendor) => ({ key: vendor.vendor, node: renderVendor(vendor) }))}
        />
      ) : null}
      {lane && lane.games.length > 0 ? <Games games={lane.games} renderTile={renderTile} /> : null}
    </Pane>
  );
}

function Pane({
  category,
  path,
  children,
}: {
  category: GameCategory;
  path: string | null;
  children: ReactNode;
}) {
  const id = useId();
  const common = useT('common');
  return (
    <section aria-labelledby={id} className={css.pane}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {common(`category.${category}`)}
        </h2>
        {path === null ? null : (
          <Link to={path} aria-describedby={id}>
            {common('game.all')}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** The most tiles of a pane; a link leads to the page of all games. */
const MOST = 48;

function Games({
  games,
  renderTile,
}: {
  games: readonly Game[];
  renderTile: (game: Game) => ReactNode;
}) {
  return (
    <TileGrid
      minTileWidth={GAME_TILE_WIDTH}
      items={games.slice(0, MOST).map((game) => ({ key: game.id, node: renderTile(game) }))}
    />
  );
}

const SKELETONS = Array.from({ length: 12 }, (_, place) => ({
  key: String(place),
  node: <GameTileSkeleton />,
}));

function Waiting() {
  return (
    <div aria-busy="true">
      <TileGrid isWaiting minTileWidth={GAME_TILE_WIDTH} items={SKELETONS} />
    </div>
  );
}

function Failure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const common = useT('common');
  return (
    <FailureState retryLabel={common('retry')} onRetry={onRetry}>
      {children}
    </FailureState>
  );
}
