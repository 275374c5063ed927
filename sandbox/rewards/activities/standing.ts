import { Big } from 'big.js';
import { and, asc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Activity, ActivityStatus } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import type { UploadedImage } from '../../../contract/uploads';
import type { Database } from '../../db/database';
import {
  activityImages,
  bets,
  promotionActivities,
  promotionEntries,
  type User,
} from '../../db/schema';
import { partsOf } from '../raffle/raffle';
import { raffleStatusOf } from '../raffle/shown';
import { giftOf } from '../regular/birthday';
import { ACTIVITIES, type ActivityRule } from './activities';

type Times = Pick<typeof promotionActivities.$inferSelect, 'opensAt' | 'beginsAt' | 'endsAt'>;
type Entry = typeof promotionEntries.$inferSelect;
/** An activity and the standing of a user in it. */
export type Standing = {
  rule: ActivityRule;
  times: Times;
  entry: Entry | null;
  staked: string;
  status: ActivityStatus;
  /** The images of the application, oldest first. */
  images: UploadedImage[];
  /** True when the user can apply now. */
  canApply: boolean;
};

/** The standing of a user in every activity, in the order of the list; with an id, in that one. */
export const standingsOf = async (
  db: Database,
  userId: string,
  now: number,
  id?: string,
): Promise<Standing[]> => {
  const times = new Map((await db.select().from(promotionActivities)).map((row) => [row.id, row]));
  const entries = new Map(
    (await db.select().from(promotionEntries).where(eq(promotionEntries.userId, userId))).map(
      (row) => [row.activityId, row],
    ),
  );
  const standings: Standing[] = [];
  for (const rule of ACTIVITIES) {
    const found = times.get(rule.id);
    if (!found || (id !== undefined && id !== rule.id)) continue;
    const entry = entries.get(rule.id) ?? null;
    const staked = entry === null ? '0.00' : await stakedIn(db, rule, found, entry);
    const status = statusOf(rule, found, entry, staked, now);
    standings.push({
      rule,
      times: found,
      entry,
      staked,
      status,
      images: rule.application ? await imagesOf(db, userId, rule.id) : [],
      canApply:
        rule.application !== undefined &&
        (status === 'join' || (status === 'rejected' && now < found.endsAt.getTime())),
    });
  }
  return standings;
};

/** The activity as the wire shows it. */
export const shown = (
  { rule, times, entry, staked, status, images, canApply }: Standing,
  language: Language,
): Activity => ({
  id: rule.id,
  kind: 'bets',
  promotionId: rule.promotionId,
  title: rule.title[language],
  status,
  bonus: rule.bonus,
  gameType: rule.games,
  stake: rule.stake,
  staked,
  rate: null,
  tickets: null,
  proof: null,
  opensAt: times.opensAt.getTime(),
  beginsAt: times.beginsAt.getTime(),
  endsAt: times.endsAt.getTime(),
  application: rule.application
    ? {
        asks: rule.application.asks[language],
        canApply,
        remark: entry?.remark ?? null,
        images,
        rejection:
          status === 'rejected' ? (entry?.rejection ?? rule.application.rejects[language]) : null,
      }
    : null,
});

/** The images of a user's application to an activity, oldest first. */
export const imagesOf = (
  db: Database,
  userId: string,
  activityId: string,
): Promise<UploadedImage[]> =>
  db
    .select({
      id: activityImages.id,
      name: activityImages.name,
      type: activityImages.type,
      bytes: sql<number>`octet_length(${activityImages.image})`.mapWith(Number),
    })
    .from(activityImages)
    .where(and(eq(activityImages.userId, userId), eq(activityImages.activityId, activityId)))
    .orderBy(asc(activityImages.id));

/** How many activities a user can join or claim (availablePromoCount). */
export const openActivities = async (db: Database, user: User, now: number): Promise<number> => {
  const joined = await standingsOf(db, user.id, now);
  const gift = await giftOf(db, user, now);
  const raffles = (await partsOf(db, user.id, now)).map((part) => ({
    status: raffleStatusOf(part),
  }));
  return [...joined, ...raffles, ...(gift === null ? [] : [gift])].filter(
    ({ status }) => status === 'join' || status === 'claim',
  ).length;
};

const statusOf = (
  { review, stake }: ActivityRule,
  { opensAt, beginsAt, endsAt }: Times,
  entry: Entry | null,
  staked: string,
  now: number,
): ActivityStatus => {
  const isOver = now >= endsAt.getTime();
  if (entry === null) {
    if (isOver) return 'closed';
    return now < opensAt.getTime() ? 'comingSoon' : 'join';
  }
  const { decidesAt, isRefused, claimedAt, paidAt } = entry;
  if (decidesAt && now < decidesAt.getTime()) return 'applying';
  if (isRefused) return 'rejected';
  if (paidAt) return review === 'payout' ? 'issued' : 'claimed';
  if (claimedAt) return 'process';
  if (now < beginsAt.getTime()) return 'signed';
  // An earned bonus stays earned when the activity is over.
  if (new Big(staked).gte(stake)) return 'claim';
  if (isOver) return 'closed';
  return new Big(staked).gt(0) ? 'inProcess' : 'joined';
};

/** What a user has bet in the activity since joining. */
const stakedIn = async (
  db: Database,
  { games, stake }: ActivityRule,
  { beginsAt, endsAt }: Times,
  { userId, joinedAt }: Entry,
): Promise<string> => {
  const since = new Date(Math.max(joinedAt.getTime(), beginsAt.getTime()));
  const [row] = await db
    .select({ total: sum(bets.stake) })
    .from(bets)
    .where(
      and(
        eq(bets.userId, userId),
        gte(bets.time, since),
        lt(bets.time, endsAt),
        games === null ? undefined : eq(bets.gameType, games),
      ),
    );
  const total = new Big(row?.total ?? 0);
  return (total.gt(stake) ? new Big(stake) : total).toFixed(2);
};
