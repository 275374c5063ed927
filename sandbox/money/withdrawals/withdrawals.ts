import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UploadedImage } from '../../../contract/uploads';
import type { TimelineEvent, Withdrawal } from '../../../contract/withdrawals';
import type { Database } from '../../db/database';
import { wallets, withdrawalProofs, withdrawals } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { newsOfSilence } from './news';

/** The services that withdrawals need. */
export type Needs = Pick<Services, 'clock' | 'settings'>;
/** A withdrawal as the database holds it. */
export type Row = typeof withdrawals.$inferSelect;

const MINUTE = 60_000;
const minutesOf = ({ settings }: Needs) => settings.current().autoConfirmMinutes;
const deadlineOf = (needs: Needs, { paidAt }: Pick<Row, 'paidAt'>) =>
  paidAt.getTime() + Math.round(minutesOf(needs) * MINUTE);
const isOver = (needs: Needs, row: Pick<Row, 'paidAt'>) =>
  needs.clock.now() >= deadlineOf(needs, row);

/**
 * The member's withdrawals, newest first. A withdrawal counts as received once its deadline has
 * passed (spec §4).
 */
export const withdrawalsOf = async (
  needs: Needs,
  db: Database,
  userId: string,
): Promise<Withdrawal[]> => {
  const found = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.paidAt), desc(withdrawals.id));
  const rows = await Promise.all(found.map((row) => settled(needs, db, row)));
  return shown(needs, db, userId, rows);
};

/**
 * One of the member's own withdrawals, locked until the transaction ends and brought up to date by
 * the clock; null for an unknown id.
 */
export const lockWithdrawal = async (
  needs: Needs,
  tx: Database,
  userId: string,
  id: string,
): Promise<Row | null> => {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))
    .for('update');
  return row ? settled(needs, tx, row) : null;
};

/** Why a withdrawal cannot be answered any more; null while it waits. */
export const refusalOf = (row: Row | null): Refused | null => {
  switch (row?.status) {
    case undefined:
      return refused((words) => words.withdrawalUnknown, { reason: 'withdrawalUnknown' });
    case 'waiting':
      return null;
    case 'autoReceived':
      return refused((words) => words.forciblyReceived, { reason: 'forciblyReceived' });
    case 'received':
    case 'partiallyReceived':
    case 'notReceived':
      return refused((words) => words.withdrawalAnswered, { reason: 'answered' });
  }
};

/** The withdrawal as the wire shows it. */
export const shownOne = async (needs: Needs, db: Database, row: Row): Promise<Withdrawal> => {
  const [one] = await shown(needs, db, row.userId, [row]);
  if (!one) throw new Error(`The withdrawal ${row.id} is gone.`);
  return one;
};

/** The timeline of a withdrawal with further events. */
export const withEvents = (
  { timeline }: Row,
  at: number,
  ...events: TimelineEvent[]
): Row['timeline'] => [...timeline, ...events.map((event) => ({ event, at }))];

const settled = async (needs: Needs, db: Database, row: Row): Promise<Row> => {
  if (row.status !== 'waiting' || !isOver(needs, row)) return row;
  const received = {
    status: 'autoReceived' as const,
    timeline: withEvents(row, deadlineOf(needs, row), 'autoReceived'),
  };
  const written = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(withdrawals)
      .set(received)
      .where(and(eq(withdrawals.id, row.id), eq(withdrawals.status, 'waiting')))
      .returning();
    if (changed) await notify(tx, newsOfSilence(row, new Date(deadlineOf(needs, row))));
    return changed;
  });
  if (written) return written;
  // Another call was faster: an answer before the deadline, or another reader.
  const [now] = await db.select().from(withdrawals).where(eq(withdrawals.id, row.id));
  return now ?? row;
};

const shown = async (
  needs: Needs,
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<Withdrawal[]> => {
  const [wallet] = await db
    .select({ currencySymbol: wallets.currencySymbol })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  const proofs = await proofsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    currencySymbol: wallet?.currencySymbol ?? '',
    payer: row.payer,
    account: row.account,
    status: row.status,
    minutes: minutesOf(needs),
    deadline: deadlineOf(needs, row),
    remaining: row.remaining,
    timeline: row.timeline,
    proofs: proofs.flatMap(({ withdrawalId, ...proof }) =>
      withdrawalId === row.id ? [proof] : [],
    ),
  }));
};

/** Without the images themselves. */
const proofsOf = async (
  db: Database,
  ids: string[],
): Promise<Array<UploadedImage & { withdrawalId: string }>> =>
  ids.length === 0
    ? []
    : db
        .select({
          id: withdrawalProofs.id,
          withdrawalId: withdrawalProofs.withdrawalId,
          name: withdrawalProofs.name,
          type: withdrawalProofs.type,
          bytes: sql<number>`octet_length(${withdrawalProofs.image})`.mapWith(Number),
        })
        .from(withdrawalProofs)
        .where(inArray(withdrawalProofs.withdrawalId, ids))
        .orderBy(asc(withdrawalProofs.id));
