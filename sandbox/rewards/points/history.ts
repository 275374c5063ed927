import { count, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../../contract/constants';
import type { redeemListQuerySchema, redeemListSchema } from '../../../contract/points';
import type { Database } from '../../db/database';
import { pointRedemptions } from '../../db/schema';
import { lineOf } from './lines';

/**
 * What a member redeemed, and the points of bets and missions, newest first
 * (MCS2_getRedeemPointList).
 */
export const redeemList = async (
  db: Database,
  userId: string,
  { pageNo, pageSize }: v.InferOutput<typeof redeemListQuerySchema>,
  { language, now }: { language: Language; now: number },
): Promise<v.InferOutput<typeof redeemListSchema>> => {
  const own = eq(pointRedemptions.userId, userId);
  const rows = await db
    .select()
    .from(pointRedemptions)
    .where(own)
    .orderBy(desc(pointRedemptions.time), desc(pointRedemptions.id))
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize);
  const [counted] = await db.select({ total: count() }).from(pointRedemptions).where(own);
  const total = counted?.total ?? 0;
  const records = rows.map(({ id, rewardId, remark, time, deliversAt, ...row }) => ({
    id: `p-${id}`,
    time: time.getTime(),
    amount: row.amount,
    change: row.change,
    balance: row.balance,
    status: row.status,
    delivery: deliveryOf(deliversAt, now),
    remark: remark?.[language] ?? null,
    reward: rewardId === null ? null : (lineOf(rewardId)?.[language] ?? rewardId),
  }));
  return { records, total, pageNum: pageNo, totalPages: Math.max(1, Math.ceil(total / pageSize)) };
};

const deliveryOf = (deliversAt: Date | null, now: number) => {
  if (deliversAt === null) return null;
  return now < deliversAt.getTime() ? ('underWay' as const) : ('delivered' as const);
};
