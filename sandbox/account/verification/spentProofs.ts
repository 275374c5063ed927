import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../base/clock';
import type { Database } from '../../db/database';
import { spentProofs } from '../../db/schema';

type Kind = (typeof spentProofs.$inferInsert)['kind'];

/** Proofs that may be used once. */
export type SpentProofs = {
  /**
   * True the first time, false after that until `until` (epoch milliseconds of the real clock).
   * `on`: the caller's transaction.
   */
  spend(kind: Kind, proof: string, until: number, on?: Database): Promise<boolean>;
};

const SWEEP_EVERY = 500;

/** Remembers what may be used once, until it would be refused for its age. */
export const createSpentProofs = (db: Database, clock: Clock): SpentProofs => {
  let spentSinceSweep = 0;
  return {
    spend: async (kind, proof, until, on = db) => {
      spentSinceSweep += 1;
      if (spentSinceSweep >= SWEEP_EVERY) {
        spentSinceSweep = 0;
        await on.delete(spentProofs).where(lt(spentProofs.expiresAt, new Date(clock.real())));
      }
      // Hashed, so that a client cannot choose the length or the characters of the stored value.
      const id = createHash('sha256').update(`${kind}\n${proof}`).digest('base64url');
      const added = await on
        .insert(spentProofs)
        .values({ id, kind, expiresAt: new Date(until) })
        .onConflictDoNothing()
        .returning({ id: spentProofs.id });
      return added.length === 1;
    },
  };
};
