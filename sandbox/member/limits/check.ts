import { Big } from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { LimitKind, Pack } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import type { Headroom } from '../../../contract/limits';
import type { Database } from '../../db/database';
import { playLimits } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { yangonMinute } from '../../base/yangon';
import type { Words } from '../../words';
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

type Asked = {
  userId: string;
  limits: readonly LimitRow[];
  amount: string;
  /** What of the amount reaches the balance; left out where all of it does. */
  credit?: string;
  at: Date;
};

/**
 * The refusal of an amount that does not fit the tightest of the limits, or of play when its time
 * is used up; null when it fits.
 */
export const refuseAbove = async (
  needs: Rules,
  tx: Database,
  { userId, limits, amount, credit = amount, at }: Asked,
): Promise<Refused | null> => {
  const rooms = await roomsOf(needs, tx, userId, limits, at.getTime());
  const doesNotFit = ({ kind, left }: Room) =>
    kind === 'session'
      ? Number(left) === 0
      : new Big(kind === 'balance' ? credit : amount).gt(left);
  const broken = rooms.find(doesNotFit);
  return broken ? refused((words) => saidOf(broken, words), { reason: 'limit' }) : null;
};

/**
 * The refusal of money that a member wants in their wallet and that the limit of their balance does
 * not let in; null when it fits. What they are owed, such as winnings, is not asked about. Lock the
 * wallet before.
 */
export const refuseAboveBalance = async (
  needs: Rules,
  tx: Database,
  asked: Pick<Asked, 'userId' | 'amount' | 'at'>,
): Promise<Refused | null> =>
  refuseAbove(needs, tx, { ...asked, limits: await lockLimits(tx, asked.userId, ['balance']) });

const saidOf = ({ kind, period, left, windowEnd }: Room, words: Words): string => {
  if (kind === 'balance' || period === 'always' || windowEnd === null)
    return words.balanceLimit(left);
  const until = yangonMinute(windowEnd);
  return kind === 'session'
    ? words.playTimeUsed(period, until)
    : words.limitReached(kind, period, left, until);
};

/** What the limits of some kinds still let through, the tightest first. */
export const headroomOf = async (
  needs: Rules & Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  kinds: readonly LimitKind[],
): Promise<Headroom[]> => {
  const limits = await db
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.userId, userId), inArray(playLimits.kind, [...kinds])));
  const rooms = await roomsOf(needs, db, userId, limits, needs.clock.now());
  return rooms.map(({ period, amount, left, windowEnd }) => ({ period, amount, left, windowEnd }));
};

type Room = Headroom & { kind: LimitKind };
/** What has no window ends last. */
const endOf = ({ windowEnd }: Room) => windowEnd ?? Number.MAX_SAFE_INTEGER;

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
  return rooms.toSorted((a, b) => new Big(a.left).cmp(b.left) || endOf(b) - endOf(a));
};

/** What a limit leaves, never below zero. */
export const leftOf = (amount: string, used: Big): string => {
  const left = new Big(amount).minus(used);
  return (left.lt(0) ? new Big(0) : left).toFixed(2);
};
