import type { GameCategory } from '../../../contract/constants';
import type { GameSort } from '../../../contract/games';

/**
 * The query of a game list (spec §2 Game list pages, §9 Slot filters); the address holds all of it.
 */
export type GameQuery = {
  category: GameCategory;
  /** Vendor code; empty for all. */
  vendor: string;
  search: string;
  /** Bets from 1 on (spec §9). */
  isSmallBet: boolean;
  /** 25 or more lines (spec §9). */
  isManyLines: boolean;
  sort: GameSort;
};
