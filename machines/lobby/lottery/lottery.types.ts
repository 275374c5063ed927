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
  /** How many of the person's tickets wait for a draw of it. */
  waitingTickets: number;
};
export type LotteryMenu = { games: LotteryTile[]; recent: LotteryTile[] };
/**
 * A ticket of the person for a draw that took place. Amounts are decimal strings; `profit` is what
 * it won beyond its stake, negative when it lost.
 */
export type DrawTicket = {
  id: string;
  numbers: string[];
  stake: string;
  profit: string;
  currencySymbol: string;
};
export type OpenedDraw = {
  drawNo: string;
  openedAt: number;
  prizes: { prize: string; numbers: string[] }[];
  tickets: DrawTicket[];
};
