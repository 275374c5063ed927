import { randomBytes } from 'node:crypto';
import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { creditOf, type depositStandSchema, type PlaceDeposit } from '../../../contract/deposits';
import type { Database } from '../../db/database';
import { deposits } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import { refuseBlocked } from '../../member/playBlock/block';
import { lockLimits, refuseAbove } from '../../member/limits/check';
import { refuseUnlimited } from '../../member/limits/prompt';
import { methodOf } from './methods';
import { change, lockOpen, shown, type Needs, type Order } from './orders';

type Stand = Answer<v.InferOutput<typeof depositStandSchema>>;

/**
 * Places a deposit order in the transaction of the call. The wallet is locked, so that the second
 * of two parallel orders finds the first.
 */
export const placeDeposit = async (
  needs: Needs,
  tx: Database,
  userId: string,
  { methodId, amount }: PlaceDeposit,
): Promise<Stand> => {
  const method = methodOf(methodId);
  if (!method) return refused((words) => words.depositMethodUnknown, { reason: 'method' });
  if (method.isClosed)
    return refused((words) => words.depositMaintenance(method.name), { reason: 'method' });
  const { minimum, maximum, fee } = method;
  if (new Big(amount).lt(minimum) || new Big(amount).gt(maximum))
    return refused((words) => words.depositAmount(minimum, maximum), { reason: 'amount' });
  const open = await lockOpen(needs, tx, userId);
  const blocked = await refuseBlocked(needs, tx, userId);
  if (blocked) return blocked;
  if (open) return refused((words) => words.depositOpen, { reason: 'depositOpen' });
  const limits = await lockLimits(tx, userId, ['deposit', 'balance']);
  const unlimited = refuseUnlimited(needs, limits);
  if (unlimited) return unlimited;
  const placedAt = needs.clock.date();
  const credit = creditOf(amount, fee);
  const tooMuch = await refuseAbove(needs, tx, { userId, limits, amount, credit, at: placedAt });
  if (tooMuch) return tooMuch;
  const [row] = await tx
    .insert(deposits)
    .values({
      id: `DP-${randomBytes(4).toString('hex').toUpperCase()}`,
      userId,
      methodId,
      amount: new Big(amount).toFixed(2),
      credit,
      status: 'unpaid',
      placedAt,
      deadline: new Date(
        placedAt.getTime() + Math.round(needs.settings.current().deposits.payMinutes * 60_000),
      ),
    })
    .returning();
  if (!row) throw new Error('The database gave no order back.');
  return stand(needs, row);
};

/** Notes that the person says they have paid; from then on the platform looks for the money. */
export const reportPaid = async (
  needs: Needs,
  db: Database,
  userId: string,
  id: string,
): Promise<Stand> =>
  db.transaction(async (tx) => {
    const row = await lockOne(needs, tx, userId, id);
    switch (row?.status) {
      case undefined:
        return depositUnknown;
      case 'unpaid':
        return stand(
          needs,
          await change(tx, row, { status: 'checking', paidAt: needs.clock.date() }),
        );
      case 'checking':
      case 'credited':
      case 'notReceived':
        return stand(needs, row);
      case 'expired':
      case 'cancelled':
        return depositEnded;
    }
  });

/** Cancels an open order. */
export const cancelDeposit = async (
  needs: Needs,
  db: Database,
  userId: string,
  id: string,
): Promise<Stand> =>
  db.transaction(async (tx) => {
    const row = await lockOne(needs, tx, userId, id);
    switch (row?.status) {
      case undefined:
        return depositUnknown;
      case 'unpaid':
        return stand(
          needs,
          await change(tx, row, { status: 'cancelled', endedAt: needs.clock.date() }),
        );
      case 'cancelled':
        return stand(needs, row);
      case 'checking':
        return refused((words) => words.depositPaid, { reason: 'depositPaid' });
      case 'credited':
      case 'notReceived':
      case 'expired':
        return depositEnded;
    }
  });

const depositUnknown = refused((words) => words.depositUnknown, { reason: 'depositUnknown' });
const depositEnded = refused((words) => words.depositEnded, { reason: 'depositEnded' });

const stand = ({ clock }: Needs, row: Order): Stand =>
  accepted({ deposit: shown(row), now: clock.now() });

/** One of the person's own orders, in its present state. */
const lockOne = async (
  needs: Needs,
  tx: Database,
  userId: string,
  id: string,
): Promise<Order | null> => {
  await lockOpen(needs, tx, userId);
  const [row] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.userId, userId)));
  return row ?? null;
};
