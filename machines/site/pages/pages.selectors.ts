import type { GameCategory } from '../../../contract/constants';
import type { LotteryKind } from '../../lobby/lottery/lottery.types';
import { hashOf, pathOf } from '../../shared/routes';
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
/** The query of the game list shown. */
export const selectQuery = (s: PagesSnapshot) => s.context.query;
/** The list of games shown; undefined on other pages. */
export const selectGameList = (s: PagesSnapshot) => s.children.gameList;
/** The rooms of player against player; undefined on other pages. */
export const selectRooms = (s: PagesSnapshot) => s.children.rooms;
/** The kind of lottery page shown. */
export const selectLotteryKind = (s: PagesSnapshot) =>
  pathOf(s.context.address).slice(1) as LotteryKind;
/** The lottery's actor, or undefined on other pages. */
export const selectLottery = (s: PagesSnapshot) => s.children.lottery;
/** The points mall's actor, or undefined on other pages. */
export const selectPointMall = (s: PagesSnapshot) => s.children.pointMall;
/** The id in `/promotions#id`; empty for the whole list. */
export const selectPromotionId = (s: PagesSnapshot) => hashOf(s.context.address);
/**
 * True for lottery pages of one game, SEA and Vietnam, which count as game pages: no side menu
 * (spec §2 Routes).
 */
export const selectIsGamePage = (s: PagesSnapshot) =>
  ['/seaLottery', '/vnLottery'].includes(pathOf(s.context.address));
/** Why it is not known whether the address is a vendor's. */
export const selectMessage = (s: PagesSnapshot) => s.context.message;
