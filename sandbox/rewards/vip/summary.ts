import { Big } from 'big.js';
import { desc, eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Vip } from '../../../contract/vip';
import { CURRENCY_SYMBOL } from '../../base/currency';
import { yangonDay } from '../../base/yangon';
import type { Database } from '../../db/database';
import { vipMonths, type User } from '../../db/schema';
import type { Services } from '../../kit/services';
import { activityIn, levelMonth, vipLevelOf } from './count';
import { benefitsOf, feePercentOf, labelOf, levelFor, VIP_LEVELS } from './levels';

/** How many months the history shows. */
const SHOWN = 12;

/** A member's VIP level, this month's progress, all levels and the months before. */
export const vipOf = async (
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  db: Database,
  user: Pick<User, 'id'>,
  language: Language,
): Promise<Vip> => {
  const now = clock.now();
  const level = await vipLevelOf(db, user, now);
  const { start, end } = levelMonth(now);
  const { turnover, deposits } = await activityIn(db, user.id, { start, end, now });
  const wholeFee = settings.current().withdrawal.feePercent;
  const next = VIP_LEVELS.find(
    (one) => new Big(turnover).lt(one.turnover) || new Big(deposits).lt(one.deposits),
  );
  return {
    level,
    label: labelOf(level, language),
    ...shownBenefits(level, wholeFee),
    currencySymbol: CURRENCY_SYMBOL,
    progress: {
      turnover,
      deposits,
      reached: levelFor(turnover, deposits),
      next: next?.level ?? null,
      countsOn: yangonDay(end.getTime()),
    },
    levels: VIP_LEVELS.map((one) => ({
      level: one.level,
      label: one.label[language],
      turnover: one.turnover,
      deposits: one.deposits,
      ...shownBenefits(one.level, wholeFee),
    })),
    history: (
      await db
        .select()
        .from(vipMonths)
        .where(eq(vipMonths.userId, user.id))
        .orderBy(desc(vipMonths.month))
        .limit(SHOWN)
    ).map((row) => ({
      month: row.month,
      level: row.level,
      label: labelOf(row.level, language),
      turnover: row.turnover,
      deposits: row.deposits,
    })),
  };
};

const shownBenefits = (level: number, wholeFee: string) => {
  const { rebatePercent, rebateMost, birthdayGift } = benefitsOf(level);
  return { feePercent: feePercentOf(level, wholeFee), rebatePercent, rebateMost, birthdayGift };
};
