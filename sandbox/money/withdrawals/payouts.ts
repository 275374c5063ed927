import { blockOf, isExcludedPerson } from '../../member/playBlock/block';
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  compactNumber,
  isHolder,
  isPayoutNumber,
  PAYOUT_ACCOUNTS,
  type addPayoutAccountSchema,
  type PayoutAccount,
} from '../../../contract/withdrawalRequest';
import { refusalOfStepUp } from '../../account/stepUp';
import { maskedNumber } from '../../base/maskedNumber';
import type { Database } from '../../db/database';
import { payMarkOf } from '../../base/payMarks';
import { payoutAccounts, users, type User } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { LiveSession } from '../../kit/row';
import type { Services } from '../../kit/services';

/** A payout account as the database holds it. */
export type PayoutRow = typeof payoutAccounts.$inferSelect;

/** The payout accounts of a user. */
export const payoutsOf = (db: Database, userId: string): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .orderBy(asc(payoutAccounts.addedAt), asc(payoutAccounts.id));

/** The payout account as the wire shows it, with a masked number. */
export const shownPayout = ({ id, type, holder, number }: PayoutRow): PayoutAccount => ({
  id,
  type,
  picture: payMarkOf(type),
  holder,
  number: maskedNumber(number),
});

/**
 * The real name of a user as the platform knows it, from the first payout account, the bank or the
 * registration.
 */
export const holderOf = (
  { bankAccountName, registration }: User,
  [first]: readonly PayoutRow[],
): string | null =>
  first?.holder ??
  bankAccountName ??
  registration?.['realName'] ??
  registration?.['payeeName'] ??
  null;

/**
 * Adds a payout account in the person's own name; adding the same account again changes nothing.
 */
export const addPayoutAccount = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  session: LiveSession,
  request: v.InferOutput<typeof addPayoutAccountSchema>,
): Promise<Answer<PayoutAccount>> => {
  const { user } = session;
  const number = compactNumber(request.number);
  if (!isPayoutNumber(request.type, number))
    return refused((words) => words.payoutNumber, { reason: 'number' });
  return db.transaction(async (tx) => {
    // Parallel calls are counted one by one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const own = await payoutsOf(tx, user.id);
    const same = own.find((one) => one.type === request.type && one.number === number);
    if (same) return accepted(shownPayout(same));
    if (own.length >= PAYOUT_ACCOUNTS)
      return refused((words) => words.payoutsFull(PAYOUT_ACCOUNTS), { reason: 'payoutsFull' });
    const holder = (holderOf(user, own) ?? request.holder ?? '').trim();
    if (!isHolder(holder)) return refused((words) => words.realName, { reason: 'holder' });
    // Their own account may be excluded: money still goes out.
    if (
      !(await blockOf({ clock }, tx, user.id)) &&
      (await isExcludedPerson({ clock }, tx, { payout: number }))
    )
      return refused((words) => words.excludedPerson, { reason: 'excludedPerson' });
    const unproved = await refusalOfStepUp({ clock }, tx, session, {
      action: 'payoutAccount',
      amount: null,
      targetId: JSON.stringify([request.type, number, holder]),
      target: maskedNumber(number),
    });
    if (unproved) return unproved;
    const row = {
      id: `pa-${randomUUID()}`,
      userId: user.id,
      type: request.type,
      holder,
      number,
      addedAt: clock.date(),
    };
    await tx.insert(payoutAccounts).values(row);
    return accepted(shownPayout(row));
  });
};
