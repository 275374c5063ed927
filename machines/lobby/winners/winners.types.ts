import type { Game } from '../../shared/game.types';

/** Winner entry, spec §3. `amount` is a decimal string. */
export type WinnerEntry = {
  id: string;
  rank: number;
  customerName: string;
  amount: string;
  currencySymbol: string;
  game: Game;
};
