import type { GameCategory, Language } from '../../contract/constants';
import type { GameSort, GameTile } from '../../contract/games';
import { LOTTERIES, nodeIdOf } from './lotteries';
import { pick, slotNames } from './names';
import { spread } from './spread';
import { subjectOf, subjectOfSlot, type Subject } from './subjects';
import { CATEGORY_GAMES, SLOT_SHARES, type CategoryGames } from './tables';
import { vendors, type Vendor } from './vendors';
import { randomFrom } from '../base/random';
import type { Marks } from '../kit/services';
import { MOST_SLOTS } from '../base/limits';

type Random = () => number;
/** A game of the catalogue. */
export type Game = Omit<GameTile, 'isHot' | 'isNew'> & {
  gameName: string;
  /** The names by language, when they differ. */
  names?: Record<Language, string>;
  /** For the search. */
  lowerName: string;
  subject: Subject;
  /** The smallest bet in hundredths, as a number to compare. */
  leastBet: number;
  /** From 0, the most popular. */
  popularity: number;
  /** The day of the calendar of releases, from 0. */
  releaseDay: number;
};

/** How long a game is new, in days. */
const NEW_DAYS = 30;

/** The game that a launch names; undefined for a lobby, a lottery and an unknown game. */
export const gameOf = (
  vassalage: string,
  gameType: GameCategory,
  gameCode: string,
): Game | undefined => {
  const game = nodeOf(`${vassalage}-${gameCode}`);
  return game?.gameType === gameType && game.gameCode === gameCode && game.vassalage === vassalage
    ? game
    : undefined;
};

/** A game, lobby or lottery by its node. */
export const nodeOf = (nodeId: string): Game | undefined => {
  const slot = /-S(\d{5,6})$/.exec(nodeId)?.[1];
  if (slot === undefined) return catalogue().byNode.get(nodeId);
  const game = slots(Math.min(Number(slot) + 1, MOST_SLOTS))[Number(slot)];
  return game?.nodeId === nodeId ? game : undefined;
};

/**
 * The games of a category in an order; for slots the first `slotGames`. Sorted once and cached.
 * `midnight`: the day, which only the newest need.
 */
export const gamesOf = (
  gameType: GameCategory,
  slotGames: number,
  sort: GameSort = 'popular',
  midnight = 0,
): readonly Game[] => {
  const key = `${gameType} ${sort}`;
  const size = gameType === 'RNG' ? slotGames : 0;
  const known = ordered.get(key);
  const today = sort === 'newest' ? midnight : 0;
  if (known?.size === size && known.today === today) return known.games;
  const all =
    gameType === 'RNG'
      ? slots(slotGames).slice(0, slotGames)
      : (catalogue().byType.get(gameType) ?? []);
  const games = all.toSorted(
    sort === 'newest' ? (a, b) => ageOf(a, today) - ageOf(b, today) : ORDERS[sort],
  );
  ordered.set(key, { size, today, games });
  return games;
};

/**
 * What the hot games of the home page show: the vendors that open a list of their own, and the hot
 * games.
 */
export const hotGames = ({ hot }: Marks): readonly Game[] => [
  ...vendors
    .filter(({ hasPopupList }) => hasPopupList)
    .flatMap((vendor) => lobbyOf(vendor, 'RNG') ?? []),
  ...spread(
    [...hot].flatMap((nodeId) => nodeOf(nodeId) ?? []),
    traitsOf,
  ),
];
/**
 * In what neighbours on a page should differ: whose game it is, what its cover shows, and in which
 * of its maker's colours.
 */
export const traitsOf = ({ vassalage, subject, nodeId }: Game): readonly string[] => [
  vassalage,
  subject,
  `${vassalage} ${shadeOf(nodeId)}`,
];
/** Which of its maker's colours the cover of a game has. */
export const shadeOf = (nodeId: string): number => Math.abs(sumOf(nodeId)) % SHADES;
/** The colours in which the covers of a maker come. */
const SHADES = 4;

/** How many days ago a game was released (docs/decisions/0097). */
const ageOf = ({ releaseDay }: Game, midnight: number): number =>
  (Math.floor(midnight / DAY) + CALENDAR - releaseDay) % CALENDAR;

/** Every game but the lobbies of vendors, the most popular first. */
export const everyGame = (slotGames: number): Game[] =>
  [
    ...gamesOf('RNG', slotGames),
    ...[...catalogue().byNode.values()].filter(({ gameCode }) => gameCode !== ''),
  ].toSorted(ORDERS.popular);

/** A vendor's own lobby in a category. */
export const lobbyOf = ({ vassalage }: Vendor, gameType: GameCategory): Game | undefined =>
  catalogue().byNode.get(lobbyNode(vassalage, gameType));

/** A tile as the wire shows it. */
export const tileOf = (game: Game, language: Language, { hot, midnight }: Marks): GameTile => {
  const {
    names,
    gameName,
    nodeId,
    nodeName,
    iconUrl,
    isGame,
    vassalage,
    gameType,
    gameCode,
    minimumBet,
    lines,
  } = game;
  return {
    nodeId,
    gameName: names?.[language] ?? gameName,
    nodeName,
    iconUrl,
    isHot: hot.has(nodeId),
    isNew: ageOf(game, midnight) < NEW_DAYS,
    isGame,
    vassalage,
    gameType,
    gameCode,
    minimumBet,
    lines,
  };
};

const SLOT_SEED = 20_260_701;
const TABLE_SEED = 4_711;
const DAY = 24 * 60 * 60_000;
/** The days of the calendar of releases: a game has one of them, and the calendar begins again. */
const CALENDAR = 8 * 365;
/** The share of games that come before the others in the order of popularity. */
const FAVOURED_SLOTS = 0.02;
const FAVOURED_TABLES = 0.08;
const LEAST_BETS = ['0.20', '0.40', '0.50', '1.00', '2.00', '5.00'] as const;
const LINES = [5, 9, 10, 20, 25, 30, 40, 50, 100] as const;

const collator = new Intl.Collator('en', { numeric: true });
const ORDERS: Record<Exclude<GameSort, 'newest'>, (a: Game, b: Game) => number> = {
  popular: (a, b) => a.popularity - b.popularity,
  name: (a, b) => collator.compare(a.gameName, b.gameName),
};
const ordered = new Map<string, { size: number; today: number; games: readonly Game[] }>();

const lobbyNode = (vassalage: string, gameType: GameCategory) => `lobby-${vassalage}-${gameType}`;
const coverAddress = (nodeId: string) => `/media/games/${nodeId}.webp`;

type Given = Pick<Game, 'nodeId' | 'gameName' | 'vassalage' | 'gameType' | 'gameCode' | 'subject'> &
  Partial<Pick<Game, 'names' | 'isGame' | 'minimumBet' | 'lines'>>;
const made = (given: Given, random: Random, favoured = FAVOURED_TABLES): Game => {
  const isFavoured = random() < favoured;
  const {
    nodeId,
    gameName,
    names,
    vassalage,
    gameType,
    gameCode,
    isGame = 'GAME',
    minimumBet = null,
    lines = null,
    subject,
  } = given;
  return {
    nodeId,
    gameName,
    nodeName: gameName,
    iconUrl: coverAddress(nodeId),
    isGame,
    vassalage,
    gameType,
    gameCode,
    minimumBet,
    lines,
    ...(names && { names }),
    lowerName: gameName.toLowerCase(),
    subject,
    leastBet: Math.round(Number(minimumBet ?? 0) * 100),
    popularity: isFavoured ? random() : 1 + random(),
    releaseDay: Math.floor(randomFrom(sumOf(nodeId))() * CALENDAR),
  };
};

const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);

/** The same slots every time: a larger catalogue begins with the slots of a smaller one. */
let more: (() => Game) | undefined;
const grown: Game[] = [];
const slots = (count: number): readonly Game[] => {
  more ??= slotMaker();
  while (grown.length < count) grown.push(more());
  return grown;
};

const slotMaker = (): (() => Game) => {
  const random = randomFrom(SLOT_SEED);
  const nextName = slotNames(random);
  const shares = Object.entries(SLOT_SHARES).flatMap(([vassalage, share]) =>
    Array.from({ length: share }, () => vassalage),
  );
  let added = -1;
  return () => {
    added += 1;
    const { name, theme, says } = nextName();
    const vassalage = pick(random, shares);
    const gameCode = `S${String(added).padStart(5, '0')}`;
    return made(
      {
        nodeId: `${vassalage}-${gameCode}`,
        gameName: name,
        vassalage,
        gameType: 'RNG',
        gameCode,
        subject: subjectOfSlot(theme, says),
        minimumBet: pick(random, LEAST_BETS),
        lines: pick(random, LINES),
      },
      random,
      FAVOURED_SLOTS,
    );
  };
};

type Catalogue = { byType: Map<GameCategory, Game[]>; byNode: Map<string, Game> };
let kept: Catalogue | undefined;
const catalogue = (): Catalogue => {
  kept ??= makeCatalogue();
  return kept;
};

const makeCatalogue = (): Catalogue => {
  const random = randomFrom(TABLE_SEED);
  const lobbies = vendors.flatMap((vendor) =>
    vendor.gameTypes.map((gameType) =>
      made(
        {
          nodeId: lobbyNode(vendor.vassalage, gameType),
          gameName: vendor.displayName,
          vassalage: vendor.vassalage,
          gameType,
          gameCode: '',
          isGame: vendor.hasPopupList ? 'VASSALAGE' : 'GAME',
          subject: gameType === 'SPORTS' ? 'sports' : 'lobby',
        },
        random,
      ),
    ),
  );
  const draws = LOTTERIES.map((lottery) =>
    made(
      {
        nodeId: nodeIdOf(lottery),
        gameName: lottery.name.EN,
        names: lottery.name,
        vassalage: 'TCG_SEA',
        gameType: lottery.mode === 'ELOTT' ? 'ELOTT' : 'LOTT',
        gameCode: lottery.code,
        subject: subjectOf('E', lottery.name.EN),
      },
      random,
    ),
  );
  const tables = CATEGORY_GAMES.flatMap((games) => gamesOn(games, random));
  // The other draws have pages of their own, with menus that the platform serves (spec §2 Routes).
  const listedDraws = LOTTERIES.flatMap(({ mode }, index) =>
    mode === 'SEA' || mode === 'VN' ? [] : draws.slice(index, index + 1),
  );
  const byType = new Map<GameCategory, Game[]>();
  for (const game of [
    ...lobbies.filter(({ gameType }) => gameType === 'SPORTS'),
    ...listedDraws,
    ...tables,
  ]) {
    byType.set(game.gameType, [...(byType.get(game.gameType) ?? []), game]);
  }
  return {
    byType,
    byNode: new Map([...lobbies, ...draws, ...tables].map((game) => [game.nodeId, game])),
  };
};

const gamesOn = ({ gameType, letter, counts, nameOf }: CategoryGames, random: Random): Game[] =>
  Object.entries(counts).flatMap(([vassalage, count]) => {
    const taken = new Set<string>();
    return Array.from({ length: count }, (_, number) => {
      let gameName = nameOf(random, number);
      while (taken.has(gameName)) gameName = nameOf(random, number);
      taken.add(gameName);
      const gameCode = `${letter}${String(number + 1).padStart(3, '0')}`;
      return made(
        {
          nodeId: `${vassalage}-${gameCode}`,
          gameName,
          vassalage,
          gameType,
          gameCode,
          subject: subjectOf(letter, gameName),
        },
        random,
      );
    });
  });
