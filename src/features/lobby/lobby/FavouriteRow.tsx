import type { ReactNode } from 'react';
import type { FavouritesRef } from '../../../../machines/lobby/favourites/favourites.machine';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { Game } from '../../../../machines/shared/game.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { lazyPart } from '../../../ui/lazyPart';
import { GameTileRow, type RowPosition } from './GameTileRow';
import { useFavourites } from './useFavourites';

// Members who have some never see it.
const NoFavourites = lazyPart(() => import('./NoFavourites').then((m) => m.NoFavourites));

/** The member's favourites (spec §4 Favourites). */
export function FavouriteRow({
  favourites,
  vendors,
  renderTile,
  isFirst,
}: {
  favourites: FavouritesRef;
  vendors: VendorsRef;
  renderTile: (game: Game) => ReactNode;
} & RowPosition) {
  const common = useT('common');
  const say = useMessage();
  const { games, isFailed, message } = useFavourites(favourites);
  return (
    <GameTileRow
      title={common('category.FAV')}
      games={games}
      renderTile={renderTile}
      isFirst={isFirst}
      path="/favorite"
      failure={
        isFailed
          ? { message: say(message), onRetry: () => favourites.send({ type: 'data.reload' }) }
          : undefined
      }
      empty={<NoFavourites vendors={vendors} retryLabel={common('retry')} />}
    />
  );
}
