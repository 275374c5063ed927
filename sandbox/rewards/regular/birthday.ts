import { Big } from 'big.js';
import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { addDays } from 'date-fns/addDays';
import { TZDate } from '@date-fns/tz';
import type { ActivityStatus } from '../../../contract/activities';
import { dateOf } from '../../base/birthdays';
import { ZONE } from '../../base/yangon';
import type { Database } from '../../db/database';
import { bets, heldBonuses, type User } from '../../db/schema';
import { move, type Purse } from '../../money/purses';
import { BIRTHDAY, birthdayGiftOf, isRewarded } from './rules';

/** The activity of the birthday gift. */
export const BIRTHDAY_ID = 'birthday-gift';

type Celebrant = Pick<User, 'id' | 'type' | 'registration' | 'registeredAt'>;
/** The gift of the birthday that is now or comes next. */
export type Gift = {
  year: number;
  opensAt: number;
  endsAt: number;
  amount: string;
  status: Extract<ActivityStatus, 'comingSoon' | 'claim' | 'claimed' | 'rejected'>;
};

/**
 * A member's birthday gift, as the VIP level has it now; null without a date of birth, at level 0,
 * and for other accounts.
 */
export const giftOf = async (db: Database, user: Celebrant, now: number): Promise<Gift | null> => {
  const born = dateOf(user.registration?.['birthday'] ?? '');
  if (born === null || !isRewarded(user)) return null;
  const year = new TZDate(now, ZONE).getFullYear();
  // A birthday in the last days of December can be claimed in January.
  const times = [year - 1, year, year + 1]
    .map((one) => windowOf(born, one))
    .find(({ endsAt }) => now < endsAt);
  if (!times) return null;
  const [given] = await db
    .select({ amount: heldBonuses.amount })
    .from(heldBonuses)
    .where(ofYear(user.id, times.year));
  const amount = given?.amount ?? (await birthdayGiftOf(db, user.id, now));
  if (new Big(amount).lte(0)) return null;
  const status = async (): Promise<Gift['status']> => {
    if (now < times.opensAt) return 'comingSoon';
    if (given) return 'claimed';
    return (await isEntitled(db, user, times.opensAt)) ? 'claim' : 'rejected';
  };
  return { ...times, amount, status: await status() };
};

/** Pays a gift that can be claimed; the wallet is locked already. */
export const payGift = async (
  tx: Database,
  purse: Purse,
  { userId, gift, time }: { userId: string; gift: Gift; time: Date },
): Promise<void> => {
  await tx.insert(heldBonuses).values({
    userId,
    kind: 'birthday',
    year: gift.year,
    amount: gift.amount,
    required: new Big(gift.amount).times(BIRTHDAY.turnover).toFixed(2),
    since: time,
  });
  await move(tx, purse, { kind: 'bonus', amount: gift.amount, time });
};

/** In a year without the 29th of February, that birthday is the 1st of March. */
const windowOf = (born: Date, year: number) => {
  const birthday = new TZDate(year, born.getUTCMonth(), born.getUTCDate(), ZONE);
  return {
    year,
    opensAt: birthday.getTime(),
    endsAt: addDays(birthday, BIRTHDAY.days).getTime(),
  };
};

const isEntitled = async (
  db: Database,
  { id, registeredAt }: Celebrant,
  birthday: number,
): Promise<boolean> => {
  const before = (days: number) => addDays(new TZDate(birthday, ZONE), -days).getTime();
  if (registeredAt.getTime() > before(BIRTHDAY.memberFor)) return false;
  const played = await db
    .select({ id: bets.id })
    .from(bets)
    .where(
      and(
        eq(bets.userId, id),
        isNotNull(bets.profit),
        gte(bets.time, new Date(before(BIRTHDAY.playedWithin))),
        lt(bets.time, new Date(birthday)),
      ),
    )
    .limit(1);
  return played.length > 0;
};

const ofYear = (userId: string, year: number) =>
  and(eq(heldBonuses.userId, userId), eq(heldBonuses.kind, 'birthday'), eq(heldBonuses.year, year));
