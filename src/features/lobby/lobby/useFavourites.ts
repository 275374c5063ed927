import { useSelector } from '@xstate/react';
import type { FavouritesRef } from '../../../../machines/lobby/favourites/favourites.machine';
import {
  areSameGames,
  selectGames,
  selectIsFailed,
  selectIsLoading,
  selectMessage,
} from '../../../../machines/lobby/favourites/favourites.selectors';
import { isThere } from '../../../../machines/shared/arrival.selectors';

/** The member's favourites; `games` is null while they load. */
export const useFavourites = (favourites: FavouritesRef | undefined) => {
  const games = useSelector(favourites, (s) => (isThere(s) ? selectGames(s) : []), areSameGames);
  const isAwaited = useSelector(favourites, (s) => !isThere(s) || selectIsLoading(s));
  const isFailed = useSelector(favourites, (s) => isThere(s) && selectIsFailed(s));
  const message = useSelector(favourites, (s) => (isThere(s) ? selectMessage(s) : null));
  const isUnknown = games.length === 0 && isAwaited;
  return { games: isUnknown ? null : games, isFailed: games.length === 0 && isFailed, message };
};
