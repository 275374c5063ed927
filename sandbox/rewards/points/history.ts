import { count, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../../contract/constants';
import { MISSIONS } from '../../../contract/missions';
import type { redeemListQuerySchema, redeemListSchema } from '../../../contract/points';
import type { Database } from '../../db/database';
import { pointRedemptions } from '../../db/schema';
import { MISSION_LINE } from '../missions/grant';
import { TITLES } from '../missions/missions';
import { offerOf } from './rewards';

/** What a member redeemed, and the points of missions, newest first (MCS2_getRedeemPointList). */
export const redeemList = async (
  db: Database,
  userId: string,
  { pageNo, pageSize }: v.InferOutput<typeof redeemListQuerySchema>,
  language: Language,
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
  const records = rows.map(({ id, rewardId, remark, time, amount, change, balance, status }) => ({
    id: `p-${id}`,
    time: time.getTime(),
    amount,
    change,
    balance,
    status,
    remark: remark?.[language] ?? null,
    reward: rewardId === null ? null : (nameOf(rewardId)?.[language] ?? rewardId),
  }));
  return { records, total, pageNum: pageNo, totalPages: Math.max(1, Math.ceil(total / pageSize)) };
};

const nameOf = (rewardId: string): Record<Language, string> | undefined =>
  offerOf(rewardId)?.name ??
  MISSIONS.flatMap((kind) => (rewardId === `${MISSION_LINE}${kind}` ? [TITLES[kind]] : []))[0];
