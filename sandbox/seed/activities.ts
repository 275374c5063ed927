import type { Database } from '../db/database';
import { promotionActivities, promotionEntries } from '../db/schema';
import { ACTIVITIES } from '../rewards/activities/activities';
import { REBATE_ID } from '../rewards/regular/rules';
import { idOf } from './people';

const DAY = 24 * 60 * 60_000;
/** Rebates do not end; in days. */
const YEARS = 36_500;

type Row = Partial<typeof promotionEntries.$inferInsert> & { activityId: string };

/** Activities around the day of the seed, and `player` in every possible status. */
export const restoreActivities = async (db: Database, now: number): Promise<void> => {
  const at = (days: number) => new Date(now + days * DAY);
  await db.delete(promotionEntries);
  await db.delete(promotionActivities);
  await db.insert(promotionActivities).values([
    // The bets of the seed bring no rebate.
    { id: REBATE_ID, opensAt: at(0), beginsAt: at(0), endsAt: at(YEARS) },
    ...ACTIVITIES.map(({ id, days }) => ({
      id,
      opensAt: at(days.opens),
      beginsAt: at(days.begins),
      endsAt: at(days.ends),
    })),
  ]);
  const rows: Row[] = [
    { activityId: 'weekly-bonus', joinedAt: at(-5) },
    { activityId: 'fishing-cup', joinedAt: at(-5) },
    { activityId: 'marathon', joinedAt: at(-14) },
    { activityId: 'live-night' },
    { activityId: 'vip-trial', decidesAt: at(1) },
    { activityId: 'festival-of-lights', joinedAt: at(-1) },
    { activityId: 'monthly-bonus', joinedAt: at(-20), claimedAt: at(0), paysAt: at(1) },
    {
      activityId: 'first-steps',
      joinedAt: at(-50),
      claimedAt: at(-41),
      paysAt: at(-40),
      paidAt: at(-40),
    },
    {
      activityId: 'thank-you',
      joinedAt: at(-45),
      claimedAt: at(-44),
      paysAt: at(-44),
      paidAt: at(-44),
    },
    { activityId: 'highest-table', joinedAt: at(-4), decidesAt: at(-3), isRefused: true },
  ];
  await db
    .insert(promotionEntries)
    .values(
      rows.map((row) => ({ userId: idOf('player'), joinedAt: at(0), isRefused: false, ...row })),
    );
};
