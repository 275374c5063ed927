import type * as v from 'valibot';
import type { GameCategory, Language } from '../../contract/constants';
import type {
  GamePage,
  gameListQuerySchema,
  GameTile,
  Lane,
  VendorTile,
} from '../../contract/games';
import { gamesOf, hotGames, lobbyOf, nodeOf, tileOf, traitsOf, type Game } from './catalogue';
import type { Marks } from '../kit/services';
import { spread } from './spread';
import { vendors, type Vendor } from './vendors';

type ListQuery = v.InferOutput<typeof gameListQuerySchema>;

/** The categories in the order of the main navigation. */
const LANES: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'SPORTS'];
const CARDS = 12;

/**
 * Spec §7 getGameVendor: every category that has a vendor, with the tiles that its centre shows
 * first.
 */
export const lanesOf = (slotGames: number, language: Language, marks: Marks): Lane[] =>
  LANES.map((gameCategory) => {
    const there = vendors.filter(({ gameTypes }) => gameTypes.includes(gameCategory));
    const lists = there
      .filter(({ hasPopupList }) => hasPopupList)
      .flatMap((vendor) => lobbyOf(vendor, gameCategory) ?? []);
    const games = popularGames(gameCategory, slotGames, marks).slice(0, CARDS - lists.length);
    return {
      gameCategory,
      vendors: there.map((vendor) => vendorTileOf(vendor, gameCategory)),
      cards: [...lists, ...games].map((game) => tileOf(game, language, marks)),
    };
  });

/** The address of the picture of a vendor in a category (spec §3 Vendor tile). */
const vendorIcon = (vassalage: string, gameType: GameCategory) =>
  `/media/vendors/${vassalage}-${gameType}.svg`;

/** Spec §7 Game list: the games that match vendors, name, bet and lines, in the requested order. */
export const gameListOf = (query: ListQuery, slotGames: number, marks: Marks): GamePage => {
  const { gameType, sort = 'popular', pageNo, pageSize, language } = query;
  const isWanted = filterOf(query);
  const page = { pageNo, pageSize, language };
  if (sort !== 'popular') {
    const all = gamesOf(gameType, slotGames, sort, marks.midnight);
    const wanted = isWanted ? all.filter(isWanted) : all;
    return { ...pageOf(wanted, page, marks), total: wanted.length };
  }
  const all = popularGames(gameType, slotGames, marks);
  if (!isWanted) return { ...pageOf(all, page, marks), total: all.length };
  // What is left stands beside other games than before.
  const wanted = all.filter(isWanted);
  const apart = placedApart(wanted, marks, pageNo * pageSize);
  return { ...pageOf(apart, page, marks), ...pagesOf(wanted, page), total: wanted.length };
};

/**
 * The hot games of a list, then the others in the order of popularity, different ones beside each
 * other. Put together once a day.
 */
const popularGames = (gameType: GameCategory, slotGames: number, marks: Marks): readonly Game[] => {
  const ofToday = popular.get(marks) ?? new Map<string, readonly Game[]>();
  popular.set(marks, ofToday);
  const key = `${gameType} ${slotGames}`;
  const known = ofToday.get(key);
  if (known) return known;
  const { hot } = marks;
  const games = placedApart(
    [
      ...[...hot]
        .flatMap((nodeId) => nodeOf(nodeId) ?? [])
        .filter((one) => one.gameType === gameType),
      ...gamesOf(gameType, slotGames).filter(({ nodeId }) => !hot.has(nodeId)),
    ],
    marks,
  );
  ofToday.set(key, games);
  return games;
};
const popular = new WeakMap<Marks, Map<string, readonly Game[]>>();

/** The first `count` of a list whose hot games stay in front, with different ones side by side. */
const placedApart = (games: readonly Game[], { hot }: Marks, count = games.length): Game[] => {
  const first = spread(
    games.filter(({ nodeId }) => hot.has(nodeId)),
    traitsOf,
  );
  const others = spread(
    games.filter(({ nodeId }) => !hot.has(nodeId)),
    traitsOf,
    { before: first.at(-1), count: Math.max(0, count - first.length) },
  );
  return [...first, ...others];
};

type Page = { pageNo: number; pageSize: number };

/** One page of games as tiles. There is always a first page. */
export const pageOf = (
  games: readonly Game[],
  { pageNo, pageSize, language }: Page & { language: Language },
  marks: Marks,
) => ({
  games: games
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map((game) => tileOf(game, language, marks)),
  ...pagesOf(games, { pageNo, pageSize }),
});
const pagesOf = (games: readonly Game[], { pageNo, pageSize }: Page) => ({
  pageNum: pageNo,
  totalPages: Math.max(1, Math.ceil(games.length / pageSize)),
});

/** Spec §7 getHotGameList, of one vendor or of all. */
export const hotTiles = (vassalage: string, language: Language, marks: Marks): GameTile[] =>
  hotGames(marks)
    .filter((game) => vassalage === '' || game.vassalage === vassalage)
    .map((game) => tileOf(game, language, marks));

/** Null when nothing narrows the list. */
const filterOf = ({
  vassalage,
  search,
  minimumBet,
  lines,
  language,
}: ListQuery): ((game: Game) => boolean) | null => {
  const names =
    vassalage
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? [];
  const text = search?.trim().toLowerCase() ?? '';
  const mostBet = minimumBet === undefined ? null : Math.round(Number(minimumBet) * 100);
  const tests: Array<(game: Game) => boolean> = [
    ...(names.length > 0 ? [(game: Game) => names.includes(game.vassalage)] : []),
    ...(text !== ''
      ? [(game: Game) => (game.names?.[language].toLowerCase() ?? game.lowerName).includes(text)]
      : []),
    ...(mostBet === null ? [] : [(game: Game) => game.leastBet <= mostBet]),
    ...(lines === undefined ? [] : [(game: Game) => (game.lines ?? 0) >= lines]),
  ];
  return tests.length === 0 ? null : (game) => tests.every((test) => test(game));
};

/** The tile of a vendor in a category. */
export const vendorTileOf = (
  { vassalage, displayName }: Vendor,
  gameType: GameCategory,
): VendorTile => ({
  lagerIcon: vendorIcon(vassalage, gameType),
  displayName,
  vassalage,
  gameType,
});
