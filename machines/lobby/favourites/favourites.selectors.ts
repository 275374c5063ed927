import type { Game } from '../../shared/game.types';
import type { FavouritesSnapshot } from './favourites.machine';
import { toggledGames } from './favourites.toggles';

/** The list of the platform; changes only when something was saved or loaded. */
export const selectSaved = (s: FavouritesSnapshot) => s.context.games;
/**
 * Newest first, including unsaved changes. Each call makes a new list: use it in `useSelector` with
 * `areSameGames`.
 */
export const selectGames = (s: FavouritesSnapshot) =>
  s.context.toggles.length === 0 ? s.context.games : toggledGames(s.context);
/** True when two lists hold the same games in the same order. */
export const areSameGames = (one: readonly Game[], other: readonly Game[]) =>
  one.length === other.length && one.every((game, index) => game === other[index]);
/** True when a game is a favourite, including unsaved changes. */
export const selectIsFavourite = (id: string) => (s: FavouritesSnapshot) => idsOf(s).has(id);
/** True during the first read. */
export const selectIsLoading = (s: FavouritesSnapshot) => s.matches({ list: 'loading' });
/** True when the last read failed. */
export const selectIsFailed = (s: FavouritesSnapshot) => s.matches({ list: 'failed' });
/** The message shown; null when there is none. */
export const selectMessage = (s: FavouritesSnapshot) => s.context.message;

/** Every tile on the page asks at every change: the ids are collected once for all of them. */
const ids = new WeakMap<FavouritesSnapshot['context'], ReadonlySet<string>>();
const idsOf = (s: FavouritesSnapshot): ReadonlySet<string> => {
  const known = ids.get(s.context);
  if (known) return known;
  const found = new Set(selectGames(s).map(({ id }) => id));
  ids.set(s.context, found);
  return found;
};
