import type { LotterySnapshot } from './lottery.machine';

export const selectScreen = (s: LotterySnapshot) =>
  s.matches('failed')
    ? 'failed'
    : s.matches('empty')
      ? 'empty'
      : s.context.menu
        ? 'open'
        : 'loading';
export const selectMenu = (s: LotterySnapshot) => s.context.menu;
export const selectGame = (s: LotterySnapshot) =>
  s.context.menu?.games.find(({ code }) => code === s.context.gameCode) ?? null;
export const selectDraws = (s: LotterySnapshot) => s.context.draws;
export const selectAreDrawsLoading = (s: LotterySnapshot) => s.hasTag('busy');
export const selectMessage = (s: LotterySnapshot) => s.context.message;
