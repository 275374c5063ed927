import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SessionRef } from '../../machines/site/session/session.machine';
import { selectFavourites, selectVendors } from '../../machines/site/session/session.selectors';
import type { Game } from '../../machines/shared/game.types';
import { captionOf, makersOf } from '../../machines/lobby/vendors/vendors.selectors';
import type { Vendor } from '../../machines/lobby/vendors/vendors.types';
import { selectValue } from '../../machines/shared/loader.selectors';
import { SessionGameTile } from '../features/lobby/gameLaunch/SessionGameTile';
import { SessionVendorTile } from '../features/lobby/gameLaunch/SessionVendorTile';
import { useT } from '../i18n/i18n';

/**
 * Functions that render a game's and a vendor's tile: the same ones at each render, or every tile
 * would render again. Data that all games share are read here, once for hundreds.
 */
export const useTiles = (session: SessionRef) => {
  const t = useT('common');
  const favourites = useSelector(session, selectFavourites);
  const lanes = useSelector(useSelector(session, selectVendors), selectValue);
  return useMemo(() => {
    const words = {
      hot: t('game.hot'),
      fresh: t('game.new'),
      add: t('game.addFavourite'),
      remove: t('game.removeFavourite'),
    };
    const makers = makersOf(lanes);
    return {
      renderTile: (game: Game) => (
        <SessionGameTile
          session={session}
          favourites={favourites}
          words={words}
          game={game}
          caption={captionOf(game, makers, (category) => t(`category.${category}`))}
        />
      ),
      renderVendor: (vendor: Vendor) => <SessionVendorTile session={session} vendor={vendor} />,
    };
  }, [session, favourites, lanes, t]);
};
export type Tiles = ReturnType<typeof useTiles>;
