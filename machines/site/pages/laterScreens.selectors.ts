import type { LotteryKind } from '../../lobby/lottery/lottery.types';
import { hashOf, pathOf } from '../../shared/routes';
import type { PagesSnapshot } from './pages.machine';

// What only later screens read is not in the first load (docs/decisions/0110).

/** The matches on sale; undefined on other pages. */
export const selectFixtures = (s: PagesSnapshot) => s.children.fixtures;
/** The list of games shown; undefined on other pages. */
export const selectGameList = (s: PagesSnapshot) => s.children.gameList;
/** The hot games for a member without games of their own; undefined on other pages. */
export const selectHotGames = (s: PagesSnapshot) => s.children.hotGames;
/** The lottery's actor, or undefined on other pages. */
export const selectLottery = (s: PagesSnapshot) => s.children.lottery;
/** The kind of lottery page shown. */
export const selectLotteryKind = (s: PagesSnapshot) =>
  pathOf(s.context.address).slice(1) as LotteryKind;
/** Why it is not known whether the address is a vendor's. */
export const selectMessage = (s: PagesSnapshot) => s.context.message;
/** The points mall's actor, or undefined on other pages. */
export const selectPointMall = (s: PagesSnapshot) => s.children.pointMall;
/** The id in `/promotions#id`; empty for the whole list. */
export const selectPromotionId = (s: PagesSnapshot) => hashOf(s.context.address);
/** The query of the game list shown. */
export const selectQuery = (s: PagesSnapshot) => s.context.query;
/** The rooms of player against player; undefined on other pages. */
export const selectRooms = (s: PagesSnapshot) => s.children.rooms;
