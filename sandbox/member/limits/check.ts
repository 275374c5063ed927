import { Big } from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { LimitKind, MoneyLimit, Pack } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import type { Headroom } from '../../../contract/limits';
import type { Database } from '../../db/database';
import { playLimits } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { yangonMinute } from '../../base/yangon';
import { withUsed } from './used';

/** A limit as the database holds it. */
export type LimitRow = typeof playLimits.$inferSelect;
type Rules = Pick<Services, 'settings'>;

/** The pack whose rules hold now. */
export const packOf = ({ settings }: Rules): Pack => PACKS[settings.current().jurisdiction];

/**
 * Locks the limits of some kinds until the transaction ends, so that the second of two parallel
 * deposits or bets counts the first. Lock the wallet before.
 */
export const lockLimits = (
  tx: Database,
  userId: string,
  kinds: readonly LimitKind[],
): Promise<LimitRow[]> =>
  tx
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.userId, userId), inArray(playLimits.kind, [...kinds])))
    .for('update');

type Asked = { userId: string; limits: readonly LimitRow[]; amount: string; at: Date };

/**
 * The refusal of an amount that does not fit the tightest of the limits, or of play when its time
 * is used up; null when it fits.
 */
export const refuseAbove = async (
  needs: Rules,
  tx: Database,
  { userId, limits, amount, at }: Asked,
): Promise<Refused | null> => {
  const rooms = await roomsOf(needs, tx, userId, limits, at.getTime());
  // Of several that are used up, the one that lasts longest.
  const used = rooms.find((one) => one.kind === 'session' && Number(one.left) === 0);
  if (used)
    return refused((words) => words.playTimeUsed(used.period, yangonMinute(used.windowEnd)), {
      reason: 'limit',
    });
  const tightest = rooms.find(isOfMoney);
  if (!tightest || new Big(amount).lte(tightest.left)) return null;
  const { kind, period, left, windowEnd } = tightest;
  return refused((words) => words.limitReached(kind, period, left, yangonMinute(windowEnd)), {
    reason: 'limit',
  });
};

/** What the limits of a kind still let through, the tightest first. */
export const headroomOf = async (
  needs: Rules & Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  kind: LimitKind,
): Promise<Headroom[]> => {
  const limits = await db
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.userId, userId), eq(playLimits.kind, kind)));
  const rooms = await roomsOf(needs, db, userId, limits, needs.clock.now());
  return rooms.map(({ period, amount, left, windowEnd }) => ({ period, amount, left, windowEnd }));
};

type Room = Headroom & { kind: LimitKind };
const isOfMoney = (room: Room): room is Room & { kind: MoneyLimit } => room.kind !== 'session';

/** The tightest first; of equal ones, the one whose window ends last. */
const roomsOf = async (
  needs: Rules,
  db: Database,
  userId: string,
  limits: readonly LimitRow[],
  at: number,
): Promise<Room[]> => {
  const zone = packOf(needs).timeZone.value;
  const rooms: Room[] = [];
  for (const kind of new Set(limits.map((limit) => limit.kind))) {
    const own = limits.filter((limit) => limit.kind === kind);
    for (const { period, amount, used, windowEnd } of await withUsed(
      db,
      { userId, kind, at, zone },
      own,
    ))
      rooms.push({ kind, period, amount, left: leftOf(amount, used), windowEnd });
  }
  return rooms.toSorted((a, b) => new Big(a.left).cmp(b.left) || b.windowEnd - a.windowEnd);
};

/** What a limit leaves, never below zero. */
export const leftOf = (amount: string, used: Big): string => {
  const left = new Big(amount).minus(used);
  return (left.lt(0) ? new Big(0) : left).toFixed(2);
};
