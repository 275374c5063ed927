import * as v from 'valibot';
import { GAME_CATEGORIES, LANGUAGES } from './constants';
import { moneySchema, positiveMoneySchema, wholeSchema } from './scalars';

const filled = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const language = v.picklist(LANGUAGES);
const category = v.picklist(GAME_CATEGORIES);

/** How a vendor's games open (assumed): in the popup's iframe, on the game page, or in a window of their own. */
export const GAME_OPENINGS = ['popup', 'page', 'window'] as const;
export type GameOpening = (typeof GAME_OPENINGS)[number];

/** Game tile, spec §3. `isGame: VASSALAGE` is a vendor with a popup game list. */
export const gameTileSchema = v.object({
  nodeId: v.string(),
  gameName: v.nullish(v.string()),
  nodeName: v.nullish(v.string()),
  iconUrl: v.nullish(v.string()),
  showIcon: v.nullish(v.string()),
  isHot: v.boolean(),
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  vassalage: v.string(),
  gameType: category,
  gameCode: v.string(),
  /** assumed, for the slot filters of spec §9: the smallest bet as a decimal string, and the number of lines. */
  minimumBet: v.nullish(moneySchema),
  lines: v.nullish(v.number()),
});
export type GameTile = v.InferOutput<typeof gameTileSchema>;

/** Vendor tile, spec §3. */
export const vendorTileSchema = v.object({
  /** assumed: an address on the image base; empty where the tile is made of vendor code and game type. */
  lagerIcon: v.string(),
  displayName: v.string(),
  vassalage: v.string(),
  gameType: category,
});
export type VendorTile = v.InferOutput<typeof vendorTileSchema>;

/** Category, spec §3. `cards` are the tiles that a game centre shows first. */
export const laneSchema = v.object({ gameCategory: category, vendors: v.array(vendorTileSchema), cards: v.array(gameTileSchema) });
export type Lane = v.InferOutput<typeof laneSchema>;
export const gameVendorQuerySchema = v.object({ merchantCode: filled });
/** The answer carries `value.data.lanes` (spec §7 getGameVendor). */
export const gameVendorSchema = v.object({ data: v.object({ lanes: v.array(laneSchema) }) });
export const vassalageGameTypeQuerySchema = v.object({ vassalage: filled });
export const vassalageGameTypeSchema = v.object({ gameTypes: v.array(category) });

/** Spec §7 Game list; what narrows and orders it is assumed. `vassalage`: one vendor or several, comma-separated. */
export const GAME_SORTS = ['popular', 'name', 'newest'] as const;
export type GameSort = (typeof GAME_SORTS)[number];
export const gameListQuerySchema = v.object({
  clientType: v.union([v.literal('3'), v.literal(3)]),
  platform: v.literal('WEB'),
  merchant: filled,
  gameType: category,
  vassalage: v.optional(v.pipe(v.string(), v.maxLength(200))),
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(1_000)),
  language,
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  minimumBet: v.optional(moneySchema),
  lines: v.optional(wholeSchema),
  sort: v.optional(v.picklist(GAME_SORTS)),
});
export const gameListSchema = v.object({ games: v.array(gameTileSchema), pageNum: v.number(), totalPages: v.number(), total: v.number() });
export type GamePage = v.InferOutput<typeof gameListSchema>;

export const hotGamesQuerySchema = v.object({
  merchantCode: filled, isPlatform: v.union([v.literal('true'), v.literal(true)]), vassalage: v.string(), platform: v.literal('WEB'), language,
});
export const hotGamesSchema = v.array(gameTileSchema);

export const recentGamesQuerySchema = v.object({
  page: wholeSchema, pageSize: v.pipe(wholeSchema, v.maxValue(100)), gameType: v.optional(category), language, clientType: v.union([v.literal('3'), v.literal(3)]),
});
export const recentGamesSchema = v.object({ list: v.array(gameTileSchema) });

/** Spec §7 getWinnerBoard: `limitNum` 20. */
export const winnerBoardQuerySchema = v.object({ gameCategory: v.literal('ALL'), language, limitNum: v.pipe(wholeSchema, v.maxValue(20)) });
/** Winner entry, spec §3, with the game that was won at (assumed): a click launches it. */
export const winnerSchema = v.object({ id: v.string(), customerName: v.string(), winAmount: moneySchema, currencySymbol: v.string(), game: gameTileSchema });
export const winnerBoardSchema = v.array(winnerSchema);
export type Winner = v.InferOutput<typeof winnerSchema>;

/** Favourite payload, spec §3. */
export const favouriteSchema = v.object({ nodeId: filled, vendor: filled, gameType: category });
export type Favourite = v.InferOutput<typeof favouriteSchema>;
export const favouritesSchema = v.array(favouriteSchema);
export const favouriteListQuerySchema = v.object({
  clientType: v.union([v.literal('3'), v.literal(3)]), platform: v.literal('WEB'), language, pageNo: wholeSchema, pageSize: v.pipe(wholeSchema, v.maxValue(999)), gameType: v.optional(category),
});
/** Favourite list, spec §3. */
export const favouriteListSchema = v.object({ content: v.array(gameTileSchema), pageNum: v.number(), totalPages: v.number() });

/** PVP rooms (assumed): who may sit down for how much. */
export const roomListQuerySchema = v.object({ vassalage: v.optional(filled), language });
export const roomSchema = v.object({
  roomId: v.string(), name: v.string(), seats: v.number(), seated: v.number(), minimumBet: moneySchema, currencySymbol: v.string(), game: gameTileSchema,
});
export const roomListSchema = v.array(roomSchema);
export type Room = v.InferOutput<typeof roomSchema>;

/** What is to be opened: a game, or with an empty `gameCode` the vendor's own lobby. */
export const launchQuerySchema = v.object({ vassalage: filled, gameType: category, gameCode: v.optional(v.pipe(v.string(), v.maxLength(100))), platform: v.literal('WEB'), language });
export const launchSchema = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  opening: v.picklist(GAME_OPENINGS),
  /** The vendor keeps a wallet of its own: money has to be taken along (spec §7 merchant wallet). */
  needsTransfer: v.boolean(),
});
export type Launch = v.InferOutput<typeof launchSchema>;

/** Merchant wallet, spec §7 (`isSingle`); amounts are assumed. `isSingle` in the answer: all games play from the main wallet. */
export const merchantWalletQuerySchema = v.object({ isSingle: v.optional(v.string()), vassalage: v.optional(filled) });
export const merchantWalletSchema = v.object({
  isSingle: v.boolean(), balance: moneySchema, currencySymbol: v.string(),
  wallets: v.array(v.object({ vassalage: v.string(), balance: moneySchema })),
});
export type MerchantWallet = v.InferOutput<typeof merchantWalletSchema>;
/** `in`: from the main wallet to the vendor's. `out` without an amount brings back everything. */
export const walletTransferSchema = v.object({ vassalage: filled, direction: v.picklist(['in', 'out']), amount: v.optional(positiveMoneySchema) });
export const walletTransferAnswerSchema = v.object({ balance: moneySchema, vendorBalance: moneySchema });

/** A vendor's lottery, spec §7 lottery menus. Times are epoch milliseconds. */
export const lotteryGameSchema = v.object({
  gameCode: v.string(), gameName: v.string(), group: v.string(), iconUrl: v.string(), nextDrawAt: v.number(), drawsEvery: v.number(),
});
export type LotteryGame = v.InferOutput<typeof lotteryGameSchema>;
export const lotteryMenuQuerySchema = v.object({ prizeMode: v.picklist(['LOTT', 'ZY', 'ELOTT', 'SEA', 'VN']), device: v.literal('WEB') });
/** `now` (assumed): the platform's time of the answer, so that a device with another time counts down to the right moment. */
export const lotteryMenuSchema = v.object({ games: v.array(lotteryGameSchema), now: v.number() });
export type LotteryMenuAnswer = v.InferOutput<typeof lotteryMenuSchema>;
export const lotteryRecentQuerySchema = v.object({ device: v.literal('WEB') });
export const openedQuerySchema = v.object({ gameCode: filled, pageSize: v.optional(v.pipe(wholeSchema, v.maxValue(50))) });
/** Opened numbers: `prizes` is by prize (one line for plain lotteries, the eight prizes of a Vietnamese draw). */
export const openedSchema = v.array(v.object({ drawNo: v.string(), openedAt: v.number(), prizes: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })) }));
export type Draw = v.InferOutput<typeof openedSchema>[number];
export const popularSchema = v.array(gameTileSchema);

/**
 * What a game in an iframe may tell the page (decisions.md, Session and security): posted as `{croupier: 1, …}` and heard
 * only from the frame's own window and origin. Anything else is no message.
 */
export const gameMessageSchema = v.variant('type', [
  v.object({ croupier: v.literal(1), type: v.literal('ready') }),
  v.object({ croupier: v.literal(1), type: v.literal('balance') }),
  v.object({ croupier: v.literal(1), type: v.literal('closed') }),
  v.object({ croupier: v.literal(1), type: v.literal('failed') }),
]);
export type GameMessage = v.InferOutput<typeof gameMessageSchema>;
