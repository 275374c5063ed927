import * as v from 'valibot';
import { codeSchema, languageSchema } from './scalars';

/** `version`: of the index that the caller has; empty for none. */
export const searchIndexQuerySchema = v.object({
  merchant: codeSchema,
  language: languageSchema,
  version: v.pipe(v.string(), v.maxLength(100)),
});

/** The columns of a line of `games`, in their order. `names`: in other languages, between `|`. */
export const SEARCH_COLUMNS = [
  'nodeId',
  'gameName',
  'vassalage',
  'gameType',
  'gameCode',
  'iconUrl',
  'names',
] as const;

/**
 * `games`: a line of text for each game, the most popular first, its columns between tabs: that
 * many games cross the wire, and the border of a worker, as one string. `words`: groups of words
 * that mean the same; the first stands in names of games, the others are what people say for it.
 */
const catalogueSchema = v.object({
  games: v.string(),
  words: v.array(v.pipe(v.array(v.string()), v.minLength(1))),
});

/** `catalogue` is null when the caller's version is the newest. */
export const searchIndexSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  catalogue: v.nullable(catalogueSchema),
});
export type SearchCatalogue = v.InferOutput<typeof catalogueSchema>;
