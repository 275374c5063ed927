/** The three lottery pages (spec §2 Routes). */
export type LotteryKind = 'lottery' | 'seaLottery' | 'vnLottery';
/** Times are epoch milliseconds. */
export type LotteryTile = {
  code: string;
  name: string;
  group: string;
  icon: string;
  nextDrawAt: number;
  drawsEvery: number;
};
export type LotteryMenu = { games: LotteryTile[]; recent: LotteryTile[] };
export type OpenedDraw = {
  drawNo: string;
  openedAt: number;
  prizes: { prize: string; numbers: string[] }[];
};
