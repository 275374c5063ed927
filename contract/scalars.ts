import * as v from 'valibot';
import { GAME_CATEGORIES, LANGUAGES } from './constants';

/** Zero or more. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A whole number in a query, which is sent as text. */
export const wholeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(100_000),
);
/** An id, a name, or any other text from a person or a program. */
export const filledSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** `yyyy-MM-dd`, a day of the platform. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Money travels as a decimal string and is never a binary float (docs/decisions/0042). */
export const moneySchema = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** An amount above zero with at most two decimals. */
export const positiveMoneySchema = v.pipe(
  v.string(),
  v.regex(/^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/),
);
/** A short name that the platform or a vendor gave: of a merchant, a vendor, a game. */
export const codeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** A wire code of a language. */
export const languageSchema = v.picklist(LANGUAGES);
/** A game category of the wire (spec §3 Game categories). */
export const categorySchema = v.picklist(GAME_CATEGORIES);
