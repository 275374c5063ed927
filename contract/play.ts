import * as v from 'valibot';
import { OUTCOMES } from './constants';
import { matchIdSchema } from './fixtures';
import { gameTileSchema } from './games';
import {
  categorySchema,
  codeSchema,
  languageSchema,
  moneySchema,
  positiveMoneySchema,
} from './scalars';

/**
 * How a vendor's games open (assumed): in the popup's iframe, on the game page, or in a window of
 * their own.
 */
const GAME_OPENINGS = ['popup', 'page', 'window'] as const;
export type GameOpening = (typeof GAME_OPENINGS)[number];

/** PVP rooms (assumed): the players and the stakes. */
export const roomListQuerySchema = v.object({ language: languageSchema });
/** One room of player-against-player games. */
const roomSchema = v.object({
  roomId: v.string(),
  name: v.string(),
  seats: v.number(),
  seated: v.number(),
  minimumBet: moneySchema,
  currencySymbol: v.string(),
  game: gameTileSchema,
});
/** All rooms. */
export const roomListSchema = v.array(roomSchema);
export type Room = v.InferOutput<typeof roomSchema>;

/** What to open: a game, or with an empty `gameCode` the vendor's own lobby. */
export const launchQuerySchema = v.object({
  vassalage: codeSchema,
  gameType: categorySchema,
  gameCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
  platform: v.literal('WEB'),
  language: languageSchema,
  /** assumed: the room in which a seat is taken (GLS2_roomList). */
  roomId: v.optional(codeSchema),
  /** assumed: the match at which a game of sports opens (`fixtures`), if it is still on sale. */
  match: v.optional(matchIdSchema),
  /** assumed: what of that match is put on the bet slip, if it is still on sale. */
  pick: v.optional(v.picklist(OUTCOMES)),
});
/** Where a game opens, and how. */
export const launchSchema = v.object({
  /**
   * The game's name in the requested language: an address of the game page may have no name, or a
   * wrong one.
   */
  name: v.optional(v.string(), ''),
  url: v.pipe(v.string(), v.minLength(1)),
  opening: v.picklist(GAME_OPENINGS),
  /**
   * True when the vendor has a wallet of its own: money has to be transferred (spec §7 merchant
   * wallet).
   */
  needsTransfer: v.boolean(),
});
export type Launch = v.InferOutput<typeof launchSchema>;

/**
 * Merchant wallet, spec §7 (`isSingle`); amounts are assumed. `isSingle` in the answer: all games
 * play from the main wallet, and only vendors that still hold money are listed. `asOf`: when the
 * platform read it, epoch milliseconds.
 */
export const merchantWalletQuerySchema = v.object({
  isSingle: v.optional(v.string()),
  vassalage: v.optional(codeSchema),
});
/** The main wallet and the vendors' wallets. */
export const merchantWalletSchema = v.object({
  isSingle: v.boolean(),
  balance: moneySchema,
  currencySymbol: v.string(),
  asOf: v.number(),
  wallets: v.array(v.object({ vassalage: v.string(), balance: moneySchema })),
});
export type MerchantWallet = v.InferOutput<typeof merchantWalletSchema>;
/** `in`: from the main wallet to the vendor's. `out` without an amount brings back everything. */
export const walletTransferSchema = v.object({
  vassalage: codeSchema,
  direction: v.picklist(['in', 'out']),
  amount: v.optional(positiveMoneySchema),
});
/** Both wallets after a transfer. */
export const walletTransferAnswerSchema = v.object({
  balance: moneySchema,
  vendorBalance: moneySchema,
});

/**
 * What a game in an iframe may tell the page (docs/decisions/0021): posted as `{croupier: 1, …}`
 * and read only from the frame's own window and origin. Anything else is ignored.
 */
export const gameMessageSchema = v.variant('type', [
  v.object({ croupier: v.literal(1), type: v.literal('ready') }),
  v.object({ croupier: v.literal(1), type: v.literal('balance') }),
  v.object({ croupier: v.literal(1), type: v.literal('closed') }),
  v.object({ croupier: v.literal(1), type: v.literal('failed') }),
]);
