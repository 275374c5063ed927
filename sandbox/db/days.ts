import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ZONE } from '../base/yangon';

/** The day of a moment in the platform's time zone, `yyyy-MM-dd`. */
export const dayOf = (column: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`to_char(${column} at time zone '${sql.raw(ZONE)}', 'YYYY-MM-DD')`;

/** Groups by day, with one more group of all days together, whose day is null. */
export const byDay = (column: AnyPgColumn): SQL => sql`grouping sets ((${dayOf(column)}), ())`;
