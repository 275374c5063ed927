import * as v from 'valibot';
import { gameTileSchema } from './games';
import { categorySchema, codeSchema, languageSchema, wholeSchema } from './scalars';

/** Which recent games (spec §7 Recent games). */
export const recentGamesQuerySchema = v.object({
  page: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
  gameType: v.optional(categorySchema),
  language: languageSchema,
  clientType: v.union([v.literal('3'), v.literal(3)]),
});
/** The games that the caller played last, newest first. */
export const recentGamesSchema = v.object({ list: v.array(gameTileSchema) });

/** Favourite payload, spec §3. */
export const favouriteSchema = v.object({
  nodeId: codeSchema,
  vendor: codeSchema,
  gameType: categorySchema,
});
export type Favourite = v.InferOutput<typeof favouriteSchema>;
/** A list of favourites, each by its payload. */
export const favouritesSchema = v.array(favouriteSchema);
/** Which favourites (spec §7 Favourite list); the token goes in the header. */
export const favouriteListQuerySchema = v.object({
  clientType: v.union([v.literal('3'), v.literal(3)]),
  platform: v.literal('WEB'),
  language: languageSchema,
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(999)),
  gameType: v.optional(categorySchema),
});
/** Favourite list, spec §3. */
export const favouriteListSchema = v.object({
  content: v.array(gameTileSchema),
  pageNum: v.number(),
  totalPages: v.number(),
});
