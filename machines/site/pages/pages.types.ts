import type { GameCategory } from '../../../contract/constants';
import type { GameQuery } from '../../lobby/gameList/gameList.types';
import type { Message } from '../../shared/message';

/** `from`: the tile to return to, for a person who was here before. */
export type PagesInput = { address: string; from: number };
/** A vendor's categories; empty when there is no such vendor (spec §2 Routes, other paths). */
export type FoundCategories = GameCategory[];
export type PagesContext = PagesInput & {
  /** The category of the game list or centre shown. */
  category: GameCategory;
  query: GameQuery;
  message: Message | null;
};
export type PagesEvent =
  | { type: 'address.changed'; address: string; from: number }
  | { type: 'data.reload' }
  /** A person logged in or out. */
  | { type: 'viewer.changed' }
  /** A game was left: tickets were bought, seats are free again. */
  | { type: 'game.ended' }
  | { type: 'language.changed' };
