import * as v from 'valibot';
import { gameTileSchema } from './games';
import { codeSchema, moneySchema, wholeSchema } from './scalars';

/** A vendor's lottery, spec §7 lottery menus. Times are epoch milliseconds. */
const lotteryGameSchema = v.object({
  gameCode: v.string(),
  gameName: v.string(),
  group: v.string(),
  iconUrl: v.string(),
  nextDrawAt: v.number(),
  drawsEvery: v.number(),
  /** assumed: how many of the caller's tickets wait for a draw of it. */
  waitingTickets: v.optional(v.number(), 0),
});
export type LotteryGame = v.InferOutput<typeof lotteryGameSchema>;
/** Which lotteries (spec §7 Vietnam lottery menus). */
export const lotteryMenuQuerySchema = v.object({
  prizeMode: v.picklist(['LOTT', 'ZY', 'ELOTT', 'SEA', 'VN']),
  device: v.literal('WEB'),
});
/**
 * `now` (assumed): the platform's time of the answer, so that a device with a wrong clock counts
 * down correctly.
 */
export const lotteryMenuSchema = v.object({ games: v.array(lotteryGameSchema), now: v.number() });
export type LotteryMenuAnswer = v.InferOutput<typeof lotteryMenuSchema>;
/** The lotteries that the caller played last. */
export const lotteryRecentQuerySchema = v.object({ device: v.literal('WEB') });
/** The lottery whose opened numbers are asked for, and how many draws. */
export const openedQuerySchema = v.object({
  gameCode: codeSchema,
  pageSize: v.optional(v.pipe(wholeSchema, v.maxValue(50))),
});
/**
 * A ticket of the caller for a draw (assumed). `profit`: what it won beyond its stake, negative
 * when it lost.
 */
const drawTicketSchema = v.object({
  id: v.string(),
  numbers: v.array(v.string()),
  stake: moneySchema,
  profit: moneySchema,
  currencySymbol: v.string(),
});
/**
 * Opened numbers: `prizes` is by prize (one line for plain lotteries, the eight prizes of a
 * Vietnamese draw).
 */
export const openedSchema = v.array(
  v.object({
    drawNo: v.string(),
    openedAt: v.number(),
    prizes: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
    tickets: v.optional(v.array(drawTicketSchema), []),
  }),
);
export type Draw = v.InferOutput<typeof openedSchema>[number];
/** Popular games, as tiles. */
export const popularSchema = v.array(gameTileSchema);
