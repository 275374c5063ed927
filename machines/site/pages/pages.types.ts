import type { GameCategory } from '../../../contract/constants';
import type { GameQuery } from '../../lobby/gameList/gameList.types';
import type { Message } from '../../shared/message';

/** `from`: the tile to return to, for a person who was here before. */
export type PagesInput = { address: string; from: number };
/** What a vendor has; none where there is no such vendor (spec §2 Routes, other paths). */
export type FoundCategories = GameCategory[];
export type PagesContext = PagesInput & {
  /** Of the game list or centre on show. */
  category: GameCategory;
  query: GameQuery;
  message: Message | null;
};
export type PagesEvent =
  | { type: 'address.changed'; address: string; from: number }
  | { type: 'data.reload' }
  /** Somebody logged in, or out. */
  | { type: 'viewer.changed' }
  | { type: 'language.changed' };
