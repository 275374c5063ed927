import * as v from 'valibot';
import { gameTileSchema } from './games';
import { categorySchema, codeSchema, languageSchema, wholeSchema } from './scalars';

export const recentGamesQuerySchema = v.object({
  page: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
  gameType: v.optional(categorySchema),
  language: languageSchema,
  clientType: v.union([v.literal('3'), v.literal(3)]),
});
export const recentGamesSchema = v.object({ list: v.array(gameTileSchema) });

/** Favourite payload, spec §3. */
export const favouriteSchema = v.object({
  nodeId: codeSchema,
  vendor: codeSchema,
  gameType: categorySchema,
});
export type Favourite = v.InferOutput<typeof favouriteSchema>;
export const favouritesSchema = v.array(favouriteSchema);
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
