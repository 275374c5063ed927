import type { LotterySnapshot } from './lottery.machine';
import type { DrawTicket } from './lottery.types';

/** The screen that the state shows. */
export const selectScreen = (s: LotterySnapshot) =>
  s.matches('failed')
    ? 'failed'
    : s.matches('empty')
      ? 'empty'
      : s.context.menu
        ? 'open'
        : 'loading';
/** The lottery games and their groups; null until they are loaded. */
export const selectMenu = (s: LotterySnapshot) => s.context.menu;
/** The chosen game; null when there is none. */
export const selectGame = (s: LotterySnapshot) =>
  s.context.menu?.games.find(({ code }) => code === s.context.gameCode) ?? null;
/** The last draws of the chosen game, newest first. */
export const selectDraws = (s: LotterySnapshot) => s.context.draws;
/** True while the draws are loading. */
export const selectAreDrawsLoading = (s: LotterySnapshot) => s.hasTag('busy');
/** The message shown; null when there is none. */
export const selectMessage = (s: LotterySnapshot) => s.context.message;

/** How a ticket ended: the stake may come back without anything beyond it. */
export const outcomeOf = ({ profit }: DrawTicket): 'won' | 'kept' | 'lost' =>
  profit.startsWith('-') ? 'lost' : Number(profit) === 0 ? 'kept' : 'won';
