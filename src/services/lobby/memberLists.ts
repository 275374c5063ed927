import {
  CLIENT_TYPE,
  FAVOURITES_PAGE_SIZE,
  RECENT_GAMES_PAGE_SIZE,
} from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { GameTile } from '../../../contract/games';
import type { Game } from '../../../machines/shared/game.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { gameTypeOf } from './tiles';

type Wish = { game: Game; isWanted: boolean };
type Saved = { kind: 'saved' } | { kind: 'refused'; message: string };

/** More pages than anybody has favourites for. */
const MOST_PAGES = 10;

/** What the member played last (spec §7 Recent games, §9: 20). */
export const createLoadRecent =
  ({ call, language, tiles: { toGame } }: Kit) =>
  async (signal?: AbortSignal): Promise<Game[]> => {
    const query = {
      page: 1,
      pageSize: RECENT_GAMES_PAGE_SIZE,
      language: language(),
      clientType: CLIENT_TYPE,
    } as const;
    return valueOf(
      endpoints.recentGames,
      await call(endpoints.recentGames, query, { signal }),
    ).list.map(toGame);
  };

/** The member's favourites (spec §4 After login, Favourites; §7). */
export const createFavourites = ({ call, language, tiles: { toGame } }: Kit) => {
  const readTiles = async (signal: AbortSignal | undefined, pageNo = 1): Promise<GameTile[]> => {
    const query = {
      clientType: CLIENT_TYPE,
      platform: 'WEB',
      language: language(),
      pageNo,
      pageSize: FAVOURITES_PAGE_SIZE,
    } as const;
    const { content, totalPages } = valueOf(
      endpoints.favouriteGamesList,
      await call(endpoints.favouriteGamesList, query, { signal }),
    );
    return pageNo < Math.min(totalPages, MOST_PAGES) && content.length > 0
      ? [...content, ...(await readTiles(signal, pageNo + 1))]
      : content;
  };

  return {
    /**
     * The order is that of the payloads; the tiles give the looks. Without favourites, no tiles are
     * asked for.
     */
    loadFavourites: async (signal?: AbortSignal): Promise<Game[]> => {
      const payloads = valueOf(
        endpoints.favouriteGames,
        await call(endpoints.favouriteGames, {}, { signal }),
      );
      if (payloads.length === 0) return [];
      const tiles = new Map((await readTiles(signal)).map((tile) => [tile.nodeId, tile]));
      return payloads.flatMap(({ nodeId }) => tiles.get(nodeId) ?? []).map(toGame);
    },

    saveFavourite: async ({ game, isWanted }: Wish, signal?: AbortSignal): Promise<Saved> => {
      const row = isWanted ? endpoints.addFavourite : endpoints.removeFavourite;
      const outcome = await call(
        row,
        { nodeId: game.id, vendor: game.vendor, gameType: gameTypeOf(game.category) },
        { signal },
      );
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'saved' };
    },
  };
};
