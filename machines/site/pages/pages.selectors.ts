import type { GameCategory } from '../../../contract/constants';
import { pathOf } from '../../shared/routes';
import type { PagesSnapshot } from './pages.machine';

export { LONGEST_SEARCH } from '../../shared/gameAddress';

export type Room =
  | 'gameList'
  | 'gameCentre'
  | 'favourites'
  | 'recent'
  | 'lottery'
  | 'promotions'
  | 'pointMall'
  | 'finding'
  | 'findFailed'
  | 'notFound';

/** The page shown. */
export const selectRoom = (s: PagesSnapshot): Room => {
  if (s.matches('gameList')) return 'gameList';
  if (s.matches('gameCentre')) return 'gameCentre';
  if (s.matches('favourites')) return 'favourites';
  if (s.matches('recent')) return 'recent';
  if (s.matches('lottery')) return 'lottery';
  if (s.matches('promotions')) return 'promotions';
  if (s.matches('pointMall')) return 'pointMall';
  if (s.matches({ elsewhere: 'notFound' })) return 'notFound';
  return s.matches({ elsewhere: 'failed' }) ? 'findFailed' : 'finding';
};
/** The category of the game list or centre shown. */
export const selectCategory = (s: PagesSnapshot) => s.context.category;
/** Which entry of the main navigation the page belongs to; null for none. */
export const selectNavPlace = (s: PagesSnapshot): GameCategory | null => {
  if (s.matches('gameList') || s.matches('gameCentre')) return s.context.category;
  if (s.matches('lottery')) return 'LOTT';
  return s.matches('promotions') ? 'PROMO' : null;
};
/**
 * True for lottery pages of one game, SEA and Vietnam, which count as game pages: no side menu
 * (spec §2 Routes).
 */
export const selectIsGamePage = (s: PagesSnapshot) =>
  ['/seaLottery', '/vnLottery'].includes(pathOf(s.context.address));
