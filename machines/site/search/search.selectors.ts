import type { SearchSnapshot } from './search.machine';

export { LONGEST_SEARCH } from '../../shared/gameAddress';

/** What is typed. */
export const selectWords = (s: SearchSnapshot) => s.context.words;
/** The results; those of the words before while new ones are searched for. */
export const selectFound = (s: SearchSnapshot) => s.context.found;
/** The result that Enter opens; null for none. */
export const selectMarked = (s: SearchSnapshot) => s.context.found[s.context.at] ?? null;
/** What was searched for before, the last first. */
export const selectRecent = (s: SearchSnapshot) => s.context.recent;
/** The categories, to begin with or where nothing was found. */
export const selectCategories = (s: SearchSnapshot) => s.context.categories;
/** The games that are played most. */
export const selectPopular = (s: SearchSnapshot) => s.context.popular;
/** True while makers, games, promotions and help are still coming: only pages are found. */
export const selectIsPreparing = (s: SearchSnapshot) =>
  s.matches({ open: { catalogue: 'preparing' } });
/** Why the games could not be loaded; null when they were. */
export const selectCatalogueMessage = (s: SearchSnapshot) =>
  s.matches({ open: { catalogue: 'failed' } }) ? s.context.message : null;
/** True while a search for what is typed is under way, or the games are still coming. */
export const selectIsSearching = (s: SearchSnapshot) =>
  s.matches({ open: { answer: 'searching' } }) ||
  s.matches({ open: { answer: 'deciding' } }) ||
  (s.matches({ open: { answer: 'empty' } }) && selectIsPreparing(s));
/** `failed`: the search itself did not work. */
export const selectScreen = (s: SearchSnapshot): 'start' | 'found' | 'nothing' | 'failed' =>
  s.matches({ open: { answer: 'failed' } })
    ? 'failed'
    : s.context.found.length > 0
      ? 'found'
      : s.matches({ open: { answer: 'empty' } })
        ? 'nothing'
        : 'start';
