import { and, count, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { unreadSchema } from '../../contract/account';
import type { Language } from '../../contract/constants';
import type {
  MessageOutcome,
  MessageSubject,
  messagesQuerySchema,
  messagesSchema,
} from '../../contract/messages';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { messages } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import { wordsOf, type MessageWords } from '../words';

type Row = typeof messages.$inferSelect;
type Unread = v.InferOutput<typeof unreadSchema>;

/** Whose messages, and at what time. */
export type Reader = { db: Database; clock: Clock; userId: string };

const SUBJECTS: Record<keyof MessageWords, MessageSubject> = {
  depositCredited: 'deposit',
  depositNotReceived: 'deposit',
  withdrawalRequested: 'withdrawal',
  withdrawalPaid: 'withdrawal',
  withdrawalRefused: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  withdrawalAutoReceived: 'withdrawal',
  transferReceived: 'transfer',
  contractChanged: 'contract',
  activityAccepted: 'activity',
  activityRefused: 'activity',
  activityPaid: 'activity',
  missionRewarded: 'mission',
  missionsCompleted: 'mission',
  redemptionApproved: 'points',
  redemptionDelivered: 'points',
  redemptionRejected: 'points',
  passwordChanged: 'security',
  paymentPasswordSet: 'security',
  newDevice: 'security',
  secondFactorPassed: 'security',
  secondFactorLocked: 'security',
  authenticatorOn: 'security',
  authenticatorOff: 'security',
  recoveryCodesRenewed: 'security',
  recoveryCodeUsed: 'security',
  passkeyAdded: 'security',
  passkeyRemoved: 'security',
  profileCompleted: 'security',
  mobileChanged: 'security',
  chatAnswered: 'support',
};

/** What went well or did not; the other kinds tell of something that has no such end. */
const OUTCOMES: Partial<Record<keyof MessageWords, MessageOutcome>> = {
  depositCredited: 'success',
  depositNotReceived: 'failure',
  withdrawalPaid: 'success',
  withdrawalRefused: 'failure',
  withdrawalReturned: 'failure',
  transferReceived: 'success',
  activityAccepted: 'success',
  activityRefused: 'failure',
  activityPaid: 'success',
  missionRewarded: 'success',
  missionsCompleted: 'success',
  redemptionApproved: 'success',
  redemptionDelivered: 'success',
  redemptionRejected: 'failure',
  secondFactorLocked: 'failure',
};

/** A page of a person's messages, newest first. */
export const messagesOf = async (
  reader: Reader,
  { show, pageNo, pageSize }: v.InferOutput<typeof messagesQuerySchema>,
  language: Language,
): Promise<v.InferOutput<typeof messagesSchema>> => {
  const asked = show === 'unread' ? and(ownOf(reader), isUnread) : ownOf(reader);
  const rows = await reader.db
    .select()
    .from(messages)
    .where(asked)
    .orderBy(desc(messages.createdAt), messages.id)
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize);
  const unread = await unreadOf(reader);
  const total = show === 'unread' ? unread : await countOf(reader.db, asked);
  return {
    messages: rows.map((row) => ({
      id: row.id,
      subject: SUBJECTS[row.kind],
      outcome: OUTCOMES[row.kind],
      ...saidIn(row, language),
      time: row.createdAt.getTime(),
      isRead: row.readAt !== null,
    })),
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    total,
    unread,
  };
};

/** How many messages a person has not read (spec §7 CSP_unreadCount). */
export const unreadOf = (reader: Reader): Promise<number> =>
  countOf(reader.db, and(ownOf(reader), isUnread));

/** Marks messages as read; those of other people and unknown ones are left alone. */
export const readMessages = async (
  reader: Reader,
  ids: readonly string[] | 'all',
): Promise<Unread> => {
  await reader.db
    .update(messages)
    .set({ readAt: reader.clock.date() })
    .where(
      and(ownOf(reader), isUnread, ids === 'all' ? undefined : inArray(messages.id, [...ids])),
    );
  return { unreadMessage: await unreadOf(reader) };
};

/** Deletes a message; one that is deleted already is no fault. */
export const deleteMessage = async (reader: Reader, id: string): Promise<Answer<Unread>> => {
  const [known] = await reader.db
    .select({ deletedAt: messages.deletedAt })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, reader.userId)));
  if (!known) return refused((words) => words.messageUnknown, { reason: 'messageUnknown' });
  await reader.db
    .update(messages)
    .set({ deletedAt: reader.clock.date() })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
  return accepted({ unreadMessage: await unreadOf(reader) });
};

const isUnread = isNull(messages.readAt);
/** What a person can see now. */
const ownOf = ({ clock, userId }: Reader): SQL | undefined =>
  and(
    eq(messages.userId, userId),
    isNull(messages.deletedAt),
    lte(messages.createdAt, clock.date()),
  );

const countOf = async (db: Database, where: SQL | undefined): Promise<number> => {
  const [counted] = await db.select({ all: count() }).from(messages).where(where);
  return counted?.all ?? 0;
};

/** `notify` wrote the parameters of this kind, so they fit its words. */
const saidIn = ({ kind, params }: Row, language: Language): { title: string; text: string } =>
  (wordsOf(language).messages[kind] as (given: unknown) => { title: string; text: string })(params);
