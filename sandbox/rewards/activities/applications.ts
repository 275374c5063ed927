import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, notInArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Activity } from '../../../contract/activities';
import { IMAGE_LIMIT_COUNT, type Language } from '../../../contract/constants';
import type { UploadedImage } from '../../../contract/uploads';
import type { Database } from '../../db/database';
import { activityImages, promotionEntries, users, wallets } from '../../db/schema';
import { accepted, refused, type Answer, type Refused } from '../../kit/answer';
import { cleanUpload } from '../../kit/cleanImage';
import type { Services } from '../../kit/services';
import { ruleOf } from './activities';
import { imagesOf, shown, standingsOf } from './standing';

type Needs = Pick<Services, 'clock' | 'settings'>;
type Sent = { activityId: string; remark: string; images: string[]; language: Language };

/** No clock comes so far: the controls decide. */
const BY_HAND = new Date(Date.UTC(9999, 0, 1));

/**
 * Sends the application of a user (spec §5 Activity application). One that is being looked at, or
 * was approved, stays as it is; one that was rejected can be sent again.
 */
export const applyForActivity = async (
  { clock, settings }: Needs,
  db: Database,
  userId: string,
  { activityId, remark, images, language }: Sent,
): Promise<Answer<Activity>> =>
  db.transaction(async (tx) => {
    await lockApplicant(tx, userId);
    const [before] = await standingsOf(tx, userId, clock.now(), activityId);
    if (!before?.rule.application) return unknown;
    if (!before.canApply)
      return before.entry && before.status !== 'rejected'
        ? accepted(shown(before, language))
        : closed;
    const named = [...new Set(images)];
    if (named.some((id) => !before.images.some((held) => held.id === id)))
      return refused((words) => words.imagesUnknown, { reason: 'images' });
    await tx
      .delete(activityImages)
      .where(
        and(
          ownImages(userId, activityId),
          named.length > 0 ? notInArray(activityImages.id, named) : undefined,
        ),
      );
    const { reviewSeconds, outcome } = settings.current().applications;
    const joinedAt = clock.date();
    const entry = {
      joinedAt,
      remark,
      rejection: null,
      isRefused: outcome === 'rejected',
      decidesAt:
        outcome === 'byHand' ? BY_HAND : new Date(joinedAt.getTime() + reviewSeconds * 1_000),
    };
    await tx
      .insert(promotionEntries)
      .values({ userId, activityId, ...entry })
      .onConflictDoUpdate({
        target: [promotionEntries.userId, promotionEntries.activityId],
        set: entry,
      });
    const [after] = await standingsOf(tx, userId, clock.now(), activityId);
    return after ? accepted(shown(after, language)) : unknown;
  });

/** Keeps an image for an application; the same image again changes nothing. */
export const addActivityImage = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  { activityId, name: given }: { activityId: string; name: string },
  sent: Uint8Array,
): Promise<Answer<UploadedImage>> => {
  const clean = await cleanUpload(sent, given);
  if (clean.kind === 'refused') return clean;
  const { type, image, name, sha256 } = clean;
  return db.transaction(async (tx) => {
    await lockApplicant(tx, userId);
    const refusal = await refusalOf({ clock }, tx, userId, activityId);
    if (refusal) return refusal;
    const [same] = await tx
      .select({ id: activityImages.id, name: activityImages.name })
      .from(activityImages)
      .where(and(ownImages(userId, activityId), eq(activityImages.sha256, sha256)));
    if (same) return accepted({ ...same, type, bytes: image.byteLength });
    if ((await imagesOf(tx, userId, activityId)).length >= IMAGE_LIMIT_COUNT)
      return refused((words) => words.imagesTooMany, { reason: 'tooMany' });
    // Ids are in the order of the uploads.
    const id = `${clock.now().toString(36)}-${randomUUID()}`;
    await tx.insert(activityImages).values({ id, userId, activityId, name, type, sha256, image });
    return accepted({ id, name, type, bytes: image.byteLength });
  });
};

/** Removes an image of an application that is not being looked at. */
export const removeActivityImage = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  id: string,
): Promise<Answer<null>> =>
  db.transaction(async (tx) => {
    await lockApplicant(tx, userId);
    const [image] = await tx
      .select({ activityId: activityImages.activityId })
      .from(activityImages)
      .where(and(eq(activityImages.id, id), eq(activityImages.userId, userId)));
    if (!image) return accepted(null);
    const refusal = await refusalOf({ clock }, tx, userId, image.activityId);
    if (refusal) return refusal;
    await tx.delete(activityImages).where(eq(activityImages.id, id));
    return accepted(null);
  });

/** A decision that QA makes: `POST /sandbox/applications`. */
export const decisionSchema = v.strictObject({
  username: v.string(),
  activityId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** What the member reads after a rejection; the activity's own sentence when left out. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
});

/** Decides an application that is being looked at; false when there is none. */
export const decideApplication = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { username, activityId, decision, reason }: v.InferOutput<typeof decisionSchema>,
): Promise<boolean> => {
  const decided = await db
    .update(promotionEntries)
    .set({
      decidesAt: clock.date(),
      isRefused: decision === 'reject',
      rejection: decision === 'reject' ? (reason ?? null) : null,
    })
    .where(
      and(
        inArray(
          promotionEntries.userId,
          db.select({ id: users.id }).from(users).where(eq(users.username, username)),
        ),
        eq(promotionEntries.activityId, activityId),
        isNotNull(promotionEntries.remark),
        gt(promotionEntries.decidesAt, clock.date()),
      ),
    )
    .returning({ userId: promotionEntries.userId });
  return decided.length > 0;
};

/** Every application that was sent, newest first, for the controls. */
export const applicationsOf = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const entries = await db
    .select({
      userId: promotionEntries.userId,
      username: users.username,
      activityId: promotionEntries.activityId,
      remark: promotionEntries.remark,
      sentAt: promotionEntries.joinedAt,
      decidesAt: promotionEntries.decidesAt,
      isRefused: promotionEntries.isRefused,
      rejection: promotionEntries.rejection,
    })
    .from(promotionEntries)
    .innerJoin(users, eq(users.id, promotionEntries.userId))
    .where(isNotNull(promotionEntries.remark))
    .orderBy(desc(promotionEntries.joinedAt))
    .limit(100);
  return Promise.all(
    entries.map(async ({ userId, decidesAt, isRefused, sentAt, ...entry }) => ({
      ...entry,
      title: ruleOf(entry.activityId)?.title.EN ?? entry.activityId,
      sentAt: sentAt.getTime(),
      status:
        decidesAt && clock.now() < decidesAt.getTime()
          ? 'waiting'
          : isRefused
            ? 'rejected'
            : 'approved',
      images: await imagesOf(db, userId, entry.activityId),
    })),
  );
};

/** The content of an image for the controls; null when there is none. */
export const activityImage = async (db: Database, id: string) => {
  const [found] = await db
    .select({ type: activityImages.type, image: activityImages.image })
    .from(activityImages)
    .where(eq(activityImages.id, id));
  return found ?? null;
};

const unknown = refused((words) => words.activityUnknown, { reason: 'activityUnknown' });
const closed = refused((words) => words.activityClosed, { reason: 'activityClosed' });

const ownImages = (userId: string, activityId: string) =>
  and(eq(activityImages.userId, userId), eq(activityImages.activityId, activityId));

/** Uploads and applications of one user follow one another. */
const lockApplicant = (tx: Database, userId: string) =>
  tx
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update');

/** Why the images cannot change; null when they can. */
const refusalOf = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  activityId: string,
): Promise<Refused | null> => {
  const [standing] = await standingsOf(db, userId, clock.now(), activityId);
  if (!standing?.rule.application) return unknown;
  if (standing.canApply) return null;
  return standing.entry && standing.status !== 'rejected'
    ? refused((words) => words.applicationSent, { reason: 'applicationSent' })
    : closed;
};
