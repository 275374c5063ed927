import type { Game } from '../../shared/game.types';
import type { FavouritesSnapshot } from './favourites.machine';
import { toggledGames } from './favourites.toggles';

/** What the platform has; changes only when something was saved or read. */
export const selectSaved = (s: FavouritesSnapshot) => s.context.games;
/**
 * The newest first, with what is not saved yet. Not for `useSelector` without `areSameGames`: it
 * makes a new list.
 */
export const selectGames = (s: FavouritesSnapshot) =>
  s.context.toggles.length === 0 ? s.context.games : toggledGames(s.context);
/** Two lists hold the same games in the same order. */
export const areSameGames = (one: readonly Game[], other: readonly Game[]) =>
  one.length === other.length && one.every((game, index) => game === other[index]);
/** Whether a game is a favourite, with what was toggled since. */
export const selectIsFavourite = (id: string) => (s: FavouritesSnapshot) => idsOf(s).has(id);
/** The first read is under way. */
export const selectIsLoading = (s: FavouritesSnapshot) => s.matches({ list: 'loading' });
/** The last read failed. */
export const selectIsFailed = (s: FavouritesSnapshot) => s.matches({ list: 'failed' });
/** The message on show; null while there is none. */
export const selectMessage = (s: FavouritesSnapshot) => s.context.message;

/** Every tile on the page asks at every change: the list is gone through once for all of them. */
const ids = new WeakMap<FavouritesSnapshot['context'], ReadonlySet<string>>();
const idsOf = (s: FavouritesSnapshot): ReadonlySet<string> => {
  const known = ids.get(s.context);
  if (known) return known;
  const found = new Set(selectGames(s).map(({ id }) => id));
  ids.set(s.context, found);
  return found;
};
