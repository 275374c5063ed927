import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { Deposit } from '../../../contract/deposits';
import type { Database } from '../../db/database';
import { deposits } from '../../db/schema';
import { lockMain, move, type Purse } from '../purses';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { rewardFirstDeposit } from '../../rewards/regular/firstDeposit';
import { methodOf } from './methods';
import { newsOf } from './news';

/** The services that deposits need. */
export type Needs = Pick<Services, 'clock' | 'settings'>;
/** An order as the database holds it. */
export type Order = typeof deposits.$inferSelect;

const MINUTE = 60_000;
const OPEN = ['unpaid', 'checking'] as const;
const isOpen = inArray(deposits.status, [...OPEN]);

/** A person's open order as the database holds it, not yet brought up to date. */
export const openOf = async (db: Database, userId: string): Promise<Order | null> => {
  const [row] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), isOpen));
  return row ?? null;
};

/**
 * A person's open order, brought up to date by the clock; their wallet is locked until the
 * transaction ends.
 */
export const lockOpen = async (
  needs: Needs,
  tx: Database,
  userId: string,
): Promise<Order | null> => {
  const purse = await lockMain(tx, userId);
  const row = await openOf(tx, userId);
  return row ? settled(needs, tx, purse, row) : null;
};

/**
 * Credits a user's deposits once the platform has looked for the money, and expires unpaid orders.
 * Every reader of the wallet calls it first. A second call credits nothing. Never call it inside a
 * transaction.
 */
export const creditPaid = async (
  services: Needs & Pick<Services, 'db'>,
  userId: string,
): Promise<void> => {
  const open = await openOf(services.db, userId);
  if (open && endOf(services, open) !== null)
    await services.db.transaction((tx) => lockOpen(services, tx, userId));
};

/** The last orders that ended, newest first. */
export const pastOf = async (db: Database, userId: string, most: number): Promise<Order[]> =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), not(isOpen)))
    .orderBy(desc(deposits.placedAt), desc(deposits.id))
    .limit(most);

/** Changes an order and returns it. */
export const change = async (tx: Database, { id }: Order, to: Partial<Order>): Promise<Order> => {
  const [row] = await tx.update(deposits).set(to).where(eq(deposits.id, id)).returning();
  if (!row) throw new Error(`The deposit ${id} is gone.`);
  return row;
};

/** The order as the wire shows it. */
export const shown = (row: Order): Deposit => {
  const method = methodOf(row.methodId);
  if (!method) throw new Error(`The deposit ${row.id} has no method.`);
  const { id, kind, name, holder, number } = method;
  return {
    id: row.id,
    method: { id, kind, name },
    amount: row.amount,
    credit: row.credit,
    status: row.status,
    placedAt: row.placedAt.getTime(),
    deadline: row.deadline.getTime(),
    minutes: Math.round((row.deadline.getTime() - row.placedAt.getTime()) / MINUTE),
    payTo: {
      name: holder,
      number,
      qr:
        kind === 'wallet'
          ? `${id}://pay?to=${number.replaceAll(' ', '')}&amount=${row.amount}&note=${row.id}`
          : null,
    },
    endedAt: row.endedAt?.getTime() ?? null,
  };
};

/**
 * The status that an open order has reached by now, and since when; null when it has not changed.
 */
const endOf = (
  { clock, settings }: Needs,
  { status, deadline, paidAt }: Order,
): { status: 'expired' | 'credited' | 'notReceived'; endedAt: Date } | null => {
  const { checkSeconds, outcome } = settings.current().deposits;
  if (status === 'unpaid')
    return clock.now() >= deadline.getTime() ? { status: 'expired', endedAt: deadline } : null;
  return paidAt && clock.now() >= paidAt.getTime() + Math.round(checkSeconds * 1_000)
    ? { status: outcome, endedAt: clock.date() }
    : null;
};

/** Null when the order is no longer open. */
const settled = async (
  needs: Needs,
  tx: Database,
  purse: Purse,
  row: Order,
): Promise<Order | null> => {
  const end = endOf(needs, row);
  if (!end) return row;
  if (end.status === 'credited') {
    const { userId, amount, credit } = row;
    await move(tx, purse, { kind: 'deposit', amount: credit, time: end.endedAt });
    await rewardFirstDeposit(needs, tx, { userId, amount, credit, time: end.endedAt });
  }
  await change(tx, row, end);
  const news = newsOf({ ...row, ...end });
  if (news) await notify(tx, news);
  return null;
};
