import * as v from 'valibot';
import { categorySchema, codeSchema, languageSchema, moneySchema, wholeSchema } from './scalars';

/** Game tile, spec §3. `isGame: VASSALAGE` is a vendor with a popup game list. */
export const gameTileSchema = v.object({
  nodeId: v.string(),
  gameName: v.nullish(v.string()),
  nodeName: v.nullish(v.string()),
  iconUrl: v.nullish(v.string()),
  showIcon: v.nullish(v.string()),
  isHot: v.boolean(),
  /** assumed: the game was released in the last 30 days. */
  isNew: v.nullish(v.boolean()),
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  vassalage: v.string(),
  gameType: categorySchema,
  gameCode: v.string(),
  /**
   * assumed, for the slot filters of spec §9: the smallest bet as a decimal string, and the number
   * of lines.
   */
  minimumBet: v.nullish(moneySchema),
  lines: v.nullish(v.number()),
});
export type GameTile = v.InferOutput<typeof gameTileSchema>;

/** Vendor tile, spec §3. */
export const vendorTileSchema = v.object({
  /**
   * assumed: an address on the image base; empty where the tile is made of vendor code and game
   * type.
   */
  lagerIcon: v.string(),
  displayName: v.string(),
  vassalage: v.string(),
  gameType: categorySchema,
});
export type VendorTile = v.InferOutput<typeof vendorTileSchema>;

/** Category, spec §3. `cards` are the tiles that a game centre shows first. */
const laneSchema = v.object({
  gameCategory: categorySchema,
  vendors: v.array(vendorTileSchema),
  cards: v.array(gameTileSchema),
});
export type Lane = v.InferOutput<typeof laneSchema>;
/** The categories whose vendors are wanted (spec §7 getGameVendor). */
export const gameVendorQuerySchema = v.object({ merchantCode: codeSchema });
/** The answer carries `value.data.lanes` (spec §7 getGameVendor). */
export const gameVendorSchema = v.object({ data: v.object({ lanes: v.array(laneSchema) }) });
/** The vendor whose categories are asked for. */
export const vassalageGameTypeQuerySchema = v.object({ vassalage: codeSchema });
/** The categories in which a vendor has games. */
export const vassalageGameTypeSchema = v.object({ gameTypes: v.array(categorySchema) });

const GAME_SORTS = ['popular', 'name', 'newest'] as const;
export type GameSort = (typeof GAME_SORTS)[number];
/** assumed: letters of a search. */
export const LONGEST_SEARCH = 100;
/**
 * Spec §7 Game list; filters and order are assumed. `vassalage`: one vendor or several,
 * comma-separated.
 */
export const gameListQuerySchema = v.object({
  clientType: v.union([v.literal('3'), v.literal(3)]),
  platform: v.literal('WEB'),
  merchant: codeSchema,
  gameType: categorySchema,
  vassalage: v.optional(v.pipe(v.string(), v.maxLength(200))),
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(1_000)),
  language: languageSchema,
  search: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))),
  minimumBet: v.optional(moneySchema),
  lines: v.optional(wholeSchema),
  sort: v.optional(v.picklist(GAME_SORTS)),
});
/** One page of a game list. */
export const gameListSchema = v.object({
  games: v.array(gameTileSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
});
export type GamePage = v.InferOutput<typeof gameListSchema>;

/** Which hot games (spec §7 getHotGameList). */
export const hotGamesQuerySchema = v.object({
  merchantCode: codeSchema,
  isPlatform: v.union([v.literal('true'), v.literal(true)]),
  vassalage: v.string(),
  platform: v.literal('WEB'),
  language: languageSchema,
});
/** The hot games, as tiles. */
export const hotGamesSchema = v.array(gameTileSchema);

/** Spec §7 getWinnerBoard: `limitNum` 20. */
export const winnerBoardQuerySchema = v.object({
  gameCategory: v.literal('ALL'),
  language: languageSchema,
  limitNum: v.pipe(wholeSchema, v.maxValue(20)),
});
/** Winner entry, spec §3, with the game that was won at (assumed): a click launches it. */
const winnerSchema = v.object({
  id: v.string(),
  customerName: v.string(),
  winAmount: moneySchema,
  currencySymbol: v.string(),
  game: gameTileSchema,
});
/** The winners, largest first (spec §3 Winner entry). */
export const winnerBoardSchema = v.array(winnerSchema);
export type Winner = v.InferOutput<typeof winnerSchema>;
