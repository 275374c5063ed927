import { GAME_CATEGORIES, OUTCOMES, type GameCategory } from '../../contract/constants';
import { LONGEST_SEARCH, type GameSort } from '../../contract/games';
import type { GameQuery } from '../lobby/gameList/gameList.types';
import type { GameTarget } from './game.types';
import { CATEGORY_PATHS, categoryOf, parameterOf } from './routes';

export { LONGEST_SEARCH };

const SORTS: readonly GameSort[] = ['popular', 'name', 'newest'];
const paths = new Map(
  Object.entries(CATEGORY_PATHS).map(([path, category]) => [category as GameCategory, path]),
);

/** The page of a category's games; undefined for categories without a page. */
export const pathOfCategory = (category: GameCategory) => paths.get(category);

/**
 * The query in an address of a game list (`vassalage`: spec §2 Routes; the other parameters are our
 * own). A missing parameter has its default.
 */
export const queryOfAddress = (address: string): GameQuery => {
  const sort = SORTS.find((one) => one === parameterOf(address, 'sort'));
  return {
    category: categoryOf(address) ?? 'RNG',
    vendor: parameterOf(address, 'vassalage'),
    search: parameterOf(address, 'search').slice(0, LONGEST_SEARCH),
    isSmallBet: parameterOf(address, 'bet') === '1',
    isManyLines: parameterOf(address, 'lines') === '25',
    sort: sort ?? 'popular',
  };
};

/** The address of a game's page (spec §2 Routes, /seamless). */
export const addressOfGame = (game: GameTarget): string => {
  const { vendor, category, code, name, room, match, pick } = game;
  const query = {
    vassalage: vendor,
    gameType: category,
    gameCode: code,
    ...(name && { name }),
    ...(room && { roomId: room }),
    ...(match && { match }),
    ...(pick && { pick }),
  };
  return `/seamless?${new URLSearchParams(query)}`;
};

/**
 * The game in an address of the game page; null when it names none. Its name may have to come from
 * the platform.
 */
export const gameOfAddress = (address: string): GameTarget | null => {
  const vendor = parameterOf(address, 'vassalage');
  const category = GAME_CATEGORIES.find((one) => one === parameterOf(address, 'gameType'));
  const code = parameterOf(address, 'gameCode');
  const room = parameterOf(address, 'roomId');
  const match = parameterOf(address, 'match');
  const pick = OUTCOMES.find((one) => one === parameterOf(address, 'pick'));
  return vendor && category
    ? {
        id: '',
        name: parameterOf(address, 'name'),
        vendor,
        category,
        code,
        opensList: false,
        ...(room && { room }),
        ...(match && { match }),
        ...(match && pick && { pick }),
      }
    : null;
};
