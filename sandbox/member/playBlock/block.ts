import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { PlayBlock } from '../../../contract/playBlock';
import { yangonMinute } from '../../base/yangon';
import type { Database } from '../../db/database';
import { payoutAccounts, playBlocks, users } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';

type Now = { clock: Pick<Services['clock'], 'date'> };

/** The break or exclusion that runs, of several the one that ends last; null for none. */
export const blockOf = async (
  { clock }: Now,
  db: Database,
  userId: string,
): Promise<PlayBlock | null> => {
  const rows = await db
    .select()
    .from(playBlocks)
    .where(and(eq(playBlocks.userId, userId), isRunning(clock.date())));
  const [last] = rows.toSorted((a, b) => endOf(b.endsAt) - endOf(a.endsAt));
  return last
    ? {
        kind: last.kind,
        startedAt: last.startedAt.getTime(),
        endsAt: last.endsAt?.getTime() ?? null,
      }
    : null;
};

/**
 * The refusal of play, deposits and bonuses while a break or exclusion runs; null while none does.
 * In the transaction of a deposit or bet, ask after the wallet is locked.
 */
export const refuseBlocked = async (
  now: Now,
  db: Database,
  userId: string,
): Promise<Refused | null> => {
  const block = await blockOf(now, db, userId);
  if (!block) return null;
  const until = block.endsAt === null ? null : yangonMinute(block.endsAt);
  return refused((words) => words.playBlocked(block.kind, until), { reason: 'playBlocked' });
};

/**
 * Whether bonuses and gifts wait, because a break or exclusion runs. Ask in the transaction of the
 * payment, after the wallet is locked.
 */
export const isBlocked = async (now: Now, db: Database, userId: string): Promise<boolean> =>
  (await blockOf(now, db, userId)) !== null;

type Person = { mobile?: string | null; email?: string | null; payout?: string };

/** Whether an excluded member has the same mobile number, e-mail or account for payouts. */
export const isExcludedPerson = async (
  { clock }: Now,
  db: Database,
  { mobile, email, payout }: Person,
): Promise<boolean> => {
  const same = or(
    ...(mobile ? [eq(users.mobile, mobile)] : []),
    ...(email ? [eq(users.email, email)] : []),
    ...(payout ? [eq(payoutAccounts.number, payout)] : []),
  );
  if (!same) return false;
  const [found] = await db
    .select({ id: users.id })
    .from(playBlocks)
    .innerJoin(users, eq(users.id, playBlocks.userId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .where(and(eq(playBlocks.kind, 'exclusion'), isRunning(clock.date()), same))
    .limit(1);
  return found !== undefined;
};

const isRunning = (at: Date) => or(isNull(playBlocks.endsAt), gt(playBlocks.endsAt, at));
const endOf = (endsAt: Date | null): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
