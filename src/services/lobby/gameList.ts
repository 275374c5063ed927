import {
  CLIENT_TYPE,
  SLOT_FILTERS,
  type GameCategory,
  type Language,
} from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { GamePage } from '../../../contract/games';
import type { GameQuery } from '../../../machines/lobby/gameList/gameList.types';
import type { Game } from '../../../machines/shared/game.types';
import type { ListPage, PageInput } from '../../../machines/shared/pagedList';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { gameTypeOf, type Tiles } from './tiles';

type Asked = {
  category: GameCategory;
  vendors: readonly string[];
  pageNo: number;
  pageSize: number;
} & Partial<Omit<GameQuery, 'category' | 'vendor'>>;
export type ListGames = (asked: Asked, signal?: AbortSignal) => Promise<ListPage<Game>>;
type Options = { call: Call; merchantCode: string; language: () => Language; tiles: Tiles };

/** One page of a game list (spec §7 Game list, §9 Slot filters). */
export const createListGames =
  ({ call, merchantCode, language, tiles }: Options): ListGames =>
  async (
    { category, vendors, pageNo, pageSize, search = '', isSmallBet, isManyLines, sort },
    signal,
  ) => {
    const outcome = await call(
      endpoints.gameList,
      {
        clientType: CLIENT_TYPE,
        platform: 'WEB',
        merchant: merchantCode,
        gameType: gameTypeOf(category),
        pageNo,
        pageSize,
        language: language(),
        ...(vendors.length > 0 && { vassalage: vendors.join(',') }),
        ...(search.trim() !== '' && { search: search.trim() }),
        ...(isSmallBet && { minimumBet: SLOT_FILTERS.minimumBet.toFixed(2) }),
        ...(isManyLines && { lines: SLOT_FILTERS.lines }),
        ...(sort && { sort }),
      },
      { signal },
    );
    return pageOf(valueOf(endpoints.gameList, outcome), tiles);
  };

/** The port of the game lists. */
export const createLoadPage =
  (listGames: ListGames, { vendorsOf }: Tiles) =>
  (
    { query: { vendor, ...query }, pageNo, pageSize }: PageInput<GameQuery>,
    signal?: AbortSignal,
  ): Promise<ListPage<Game>> =>
    listGames(
      { ...query, pageNo, pageSize, vendors: vendor === '' ? vendorsOf(query.category) : [vendor] },
      signal,
    );

const pageOf = ({ games, totalPages, total }: GamePage, { toGame }: Tiles): ListPage<Game> => ({
  items: games.map(toGame),
  totalPages,
  total,
});
