import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  sum,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { Big } from 'big.js';
import type { LimitKind, LimitSpan } from '../../../contract/jurisdictions/pack';
import { PLAY_SESSION } from '../../../contract/playSession';
import type { Database } from '../../db/database';
import {
  bets,
  deposits,
  playSessions,
  promotionEntries,
  vendorWallets,
  wallets,
  type PlaySessionRow,
} from '../../db/schema';
import { ruleOf } from '../../rewards/activities/activities';
import { windowOf } from './windows';

const MINUTE = 60_000;
const PAUSE = PLAY_SESSION.pauseMinutes * MINUTE;
/** Orders that count: those that may still be paid, and those whose money came. */
const COUNTED = ['unpaid', 'checking', 'credited'] as const;

type Counted = { userId: string; kind: LimitKind; at: number; zone: string };

/**
 * Limits of one kind, each with what its running window has counted and when that ends. The sums
 * come from the rows themselves: there is no counter that could differ from them. A deposit counts
 * from its order on; an open bet counts as lost. Of time the minutes of play count, and of the
 * balance, which has no window, what is there and on its way.
 */
export const withUsed = async <TLimit extends { period: LimitSpan }>(
  db: Database,
  { userId, kind, at, zone }: Counted,
  limits: readonly TLimit[],
): Promise<(TLimit & { used: Big; windowEnd: number | null })[]> => {
  if (kind === 'balance') {
    const used = await balanceOf(db, userId);
    return limits.map((limit) => ({ ...limit, used, windowEnd: null }));
  }
  const open = limits.flatMap((limit) =>
    limit.period === 'always' ? [] : [{ limit, ...windowOf(limit.period, at, zone) }],
  );
  const earliest = new Date(Math.min(...open.map(({ start }) => start.getTime())));
  if (kind === 'session') {
    const sessions = await sessionsSince(db, userId, earliest);
    return open.map(({ limit, start, end }) => ({
      ...limit,
      used: minutesIn(sessions, start.getTime(), at),
      windowEnd: end.getTime(),
    }));
  }
  const sums = (amount: SQL, time: Column) =>
    Object.fromEntries(
      open.map(({ start }, index) => [
        index,
        sql<string>`coalesce(sum(${amount}) filter (where ${gte(time, start)}), 0)`,
      ]),
    );
  const [row] =
    kind === 'deposit'
      ? await db
          .select(sums(sql`${deposits.amount}`, deposits.placedAt))
          .from(deposits)
          .where(
            and(
              eq(deposits.userId, userId),
              gte(deposits.placedAt, earliest),
              inArray(deposits.status, [...COUNTED]),
            ),
          )
      : await db
          .select(sums(kind === 'stake' ? sql`${bets.stake}` : LOST, bets.time))
          .from(bets)
          .where(and(eq(bets.userId, userId), gte(bets.time, earliest)));
  return open.map(({ limit, end }, index) => {
    const used = new Big(row?.[index] ?? 0);
    return { ...limit, used: used.lt(0) ? new Big(0) : used, windowEnd: end.getTime() };
  });
};

/**
 * All that a member has here: in the wallet and at the vendors, in deposits that are under way, and
 * in bonuses that were claimed and are not paid yet.
 */
const balanceOf = async (db: Database, userId: string): Promise<Big> => {
  const [main] = await db
    .select({ all: sum(wallets.balance) })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  const [vendors] = await db
    .select({ all: sum(vendorWallets.balance) })
    .from(vendorWallets)
    .where(eq(vendorWallets.userId, userId));
  const [paidIn] = await db
    .select({ all: sum(deposits.credit) })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), inArray(deposits.status, ['unpaid', 'checking'])));
  const claimed = await db
    .select({ activityId: promotionEntries.activityId })
    .from(promotionEntries)
    .where(
      and(
        eq(promotionEntries.userId, userId),
        isNotNull(promotionEntries.paysAt),
        isNull(promotionEntries.paidAt),
      ),
    );
  return [main, vendors, paidIn]
    .map((row) => row?.all ?? 0)
    .concat(claimed.map(({ activityId }) => ruleOf(activityId)?.bonus ?? 0))
    .reduce<Big>((all, one) => all.plus(one), new Big(0));
};

/** What a bet has lost; winnings count against it. */
export const LOST = sql`coalesce(-${bets.profit}, ${bets.stake})`;

const sessionsSince = (db: Database, userId: string, since: Date) =>
  db
    .select()
    .from(playSessions)
    .where(
      and(
        eq(playSessions.userId, userId),
        or(isNull(playSessions.endedAt), gte(playSessions.endedAt, since)),
      ),
    );

/**
 * The minutes of play from a moment on. A session that runs counts until now; one whose pause is
 * over has ended with its last launch or bet, also before that is written.
 */
const minutesIn = (sessions: readonly PlaySessionRow[], from: number, at: number): Big => {
  const played = sessions.map(({ startedAt, playedAt, endedAt }) => {
    const isRunning = endedAt === null && at < playedAt.getTime() + PAUSE;
    const end = isRunning ? at : (endedAt ?? playedAt).getTime();
    return Math.max(0, end - Math.max(startedAt.getTime(), from));
  });
  return new Big(played.reduce((all, one) => all + one, 0)).div(MINUTE).round(2, Big.roundDown);
};
