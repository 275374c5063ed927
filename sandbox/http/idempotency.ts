import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Services } from '../kit/services';
import type { Database } from '../db/database';
import { idempotentAnswers } from '../db/schema';
import type { Sent } from '../kit/respond';
import { createTurns } from '../base/turns';

/** The result of a write with a key. */
export type Once =
  | { kind: 'sent'; sent: Sent; isReplay: boolean }
  | { kind: 'keyReused' }
  | { kind: 'underWay' };

/**
 * Writes may wait for each other's rows, each on a connection: the limit leaves some of the pool's
 * ten connections for readers.
 */
const WRITES_AT_ONCE = 6;
/** How long a key is remembered. */
const KEPT = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7E]{8,128}$/;
/** Whether a header is a valid key: 8 to 128 printable characters. */
export const isIdempotencyKey = (key: string | undefined): key is string =>
  key !== undefined && KEY.test(key);

/**
 * Runs a write once per owner, endpoint and key (docs/decisions/0041): its effects and its answer
 * are committed together, and a second call gets the same answer. A write that throws stores
 * nothing. Answers may hold a token, so they are sealed with the key, and only a hash of the key is
 * stored.
 */
export const createIdempotency = ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const underWay = new Set<string>();
  const inTurn = createTurns(WRITES_AT_ONCE);
  return async (
    call: { owner: string; endpoint: string; key: string; request: unknown },
    write: (db: Database) => Promise<Sent>,
  ): Promise<Once> => {
    const { owner, endpoint } = call;
    const key = hashOf(`key ${call.key}`);
    const requestHash = hashOf(JSON.stringify(call.request) ?? '');
    const mark = JSON.stringify([owner, endpoint, key]);
    if (underWay.has(mark)) return { kind: 'underWay' };
    const answered = async (on: Database): Promise<Once | null> => {
      const [before] = await on
        .select()
        .from(idempotentAnswers)
        .where(
          and(
            eq(idempotentAnswers.owner, owner),
            eq(idempotentAnswers.endpoint, endpoint),
            eq(idempotentAnswers.key, key),
          ),
        );
      if (!before) return null;
      return before.requestHash === requestHash
        ? { kind: 'sent', sent: unseal(call.key, before.answer as Sealed), isReplay: true }
        : { kind: 'keyReused' };
    };
    underWay.add(mark);
    try {
      const before = await answered(db);
      if (before) return before;
      return await inTurn(() =>
        db.transaction(async (tx): Promise<Once> => {
          // Another process may have the same call.
          if (!(await lockedFor(tx, mark))) return { kind: 'underWay' };
          const meanwhile = await answered(tx);
          if (meanwhile) return meanwhile;
          const answer = await write(tx);
          await tx
            .delete(idempotentAnswers)
            .where(lt(idempotentAnswers.answeredAt, clock.date(-KEPT)));
          await tx.insert(idempotentAnswers).values({
            owner,
            endpoint,
            key,
            requestHash,
            answer: seal(call.key, answer),
            answeredAt: clock.date(),
          });
          return { kind: 'sent', sent: answer, isReplay: false };
        }),
      );
    } finally {
      underWay.delete(mark);
    }
  };
};

/** Whether this transaction has the lock of a name; the end of the transaction frees it. */
const lockedFor = async (tx: Database, name: string): Promise<boolean> => {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const [row] = await tx.select({ isLocked: lock }).from(sql`(select 1) as one`);
  return row?.isLocked === true;
};

type Sealed = { iv: string; data: string; tag: string };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const secretOf = (key: string) => createHash('sha256').update(`seal ${key}`).digest();

const seal = (key: string, sent: Sent): Sealed => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(sent), 'utf8'), cipher.final()]);
  return {
    iv: iv.toString('base64url'),
    data: data.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
  };
};

const unseal = (key: string, { iv, data, tag }: Sealed): Sent => {
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), Buffer.from(iv, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  const text = Buffer.concat([
    decipher.update(Buffer.from(data, 'base64url')),
    decipher.final(),
  ]).toString('utf8');
  return JSON.parse(text) as Sent;
};
