import { eq, like, not, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { contracts, settlements } from '../db/schema';
import { contractRows, SEEDED } from './contractRows';
import { recordRows } from './records';

/**
 * Resets the contracts to the seed. Settlements of earlier months stay, unless the records moved to
 * other days.
 */
export const restoreContracts = async (tx: Database, now: number): Promise<void> => {
  const rows = contractRows(now);
  const isOfToday = await areOfToday(tx, rows);
  await tx
    .delete(settlements)
    .where(isOfToday ? not(like(settlements.id, `${SEEDED}%`)) : undefined);
  await tx.delete(contracts).where(
    notInArray(
      contracts.id,
      rows.map(({ id }) => id),
    ),
  );
  await tx
    .insert(contracts)
    .values(rows)
    .onConflictDoUpdate({
      target: contracts.id,
      set: {
        terms: sql`excluded.terms`,
        status: sql`excluded.status`,
        request: sql`excluded.request`,
        waitsFor: sql`excluded.waits_for`,
        offeredAt: sql`excluded.offered_at`,
        acceptedAt: sql`excluded.accepted_at`,
        history: sql`excluded.history`,
      },
    });
  if (isOfToday) return;
  const { settlements: settled } = recordRows(now);
  for (let from = 0; from < settled.length; from += AT_ONCE)
    await tx.insert(settlements).values(settled.slice(from, from + AT_ONCE));
};

const AT_ONCE = 1_000;

/**
 * For a database that was just opened from a dump: when its records moved, the contracts move
 * along.
 */
export const bringContractsUpToDate = async (db: Database, now: number): Promise<void> => {
  if (!(await areOfToday(db, contractRows(now))))
    await db.transaction((tx) => restoreContracts(tx, now));
};

const areOfToday = async (
  db: Database,
  [first]: ReturnType<typeof contractRows>,
): Promise<boolean> => {
  const [known] = first
    ? await db
        .select({ offeredAt: contracts.offeredAt })
        .from(contracts)
        .where(eq(contracts.id, first.id))
    : [];
  return known?.offeredAt.getTime() === first?.offeredAt.getTime();
};
