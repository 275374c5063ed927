import { HOME_SECTION_GAMES, HOME_VENDORS, type GameCategory } from '../../../contract/constants';
import type { Game } from '../../../machines/shared/game.types';
import type { ListGames } from './gameList';
import type { VendorSource } from './vendors';

const SETS: Partial<Record<GameCategory, number>> = HOME_VENDORS;

/**
 * The games of a section of the home page: those of its vendor set (spec §9 Home vendor sets), or
 * of all vendors where it has none.
 */
export const createLoadSection =
  (vendors: VendorSource, listGames: ListGames) =>
  async ({ section }: { section: GameCategory }, signal?: AbortSignal): Promise<Game[]> => {
    const lane = (await vendors.read()).find(({ category }) => category === section);
    signal?.throwIfAborted();
    if (!lane) return [];
    const set = SETS[section];
    const wanted = set === undefined ? [] : lane.vendors.slice(0, set).map(({ vendor }) => vendor);
    const { items } = await listGames(
      { category: section, vendors: wanted, pageNo: 1, pageSize: HOME_SECTION_GAMES },
      signal,
    );
    return items;
  };
