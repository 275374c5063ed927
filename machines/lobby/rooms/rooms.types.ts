import type { Game } from '../../shared/game.types';

/** A table with seats. `minimumBet` is a decimal string. */
export type RoomTile = {
  id: string;
  name: string;
  seats: number;
  seated: number;
  minimumBet: string;
  currencySymbol: string;
  game: Game;
};
