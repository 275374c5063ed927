import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '../services';
import type { Database } from '../db/database';
import { idempotentAnswers } from '../db/schema';

/** An answer as it left: HTTP status and envelope. */
export type Sent = { status: number; body: unknown };
export type Once = { kind: 'sent'; sent: Sent; isReplay: boolean } | { kind: 'keyReused' } | { kind: 'underWay' };

/** How long a key is remembered. */
const KEPT = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7E]{8,128}$/;
export const isIdempotencyKey = (key: string | undefined): key is string => key !== undefined && KEY.test(key);

/**
 * Runs a write once per owner, endpoint and key (decisions.md, Session and security): its effects and its answer are
 * committed together, a second call gets the same answer. A write that throws leaves nothing behind.
 */
export const createIdempotency = ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const underWay = new Set<string>();
  return async (
    call: { owner: string; endpoint: string; key: string; request: unknown }, write: (db: Database) => Promise<Sent>,
  ): Promise<Once> => {
    const { owner, endpoint, key } = call;
    const requestHash = createHash('sha256').update(JSON.stringify(call.request) ?? '').digest('base64url');
    const mark = JSON.stringify([owner, endpoint, key]);
    if (underWay.has(mark)) return { kind: 'underWay' };
    underWay.add(mark);
    try {
      const [before] = await db.select().from(idempotentAnswers)
        .where(and(eq(idempotentAnswers.owner, owner), eq(idempotentAnswers.endpoint, endpoint), eq(idempotentAnswers.key, key)));
      if (before) {
        return before.requestHash === requestHash
          ? { kind: 'sent', sent: before.answer as Sent, isReplay: true } : { kind: 'keyReused' };
      }
      const sent = await db.transaction(async (tx) => {
        const answer = await write(tx);
        await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.answeredAt, clock.date(-KEPT)));
        await tx.insert(idempotentAnswers).values({ owner, endpoint, key, requestHash, answer, answeredAt: clock.date() });
        return answer;
      });
      return { kind: 'sent', sent, isReplay: false };
    } finally {
      underWay.delete(mark);
    }
  };
};
