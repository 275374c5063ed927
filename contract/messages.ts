import * as v from 'valibot';
import { countSchema, filledSchema, wholeSchema } from './scalars';

/** What a personal message is about. */
export const MESSAGE_SUBJECTS = [
  'deposit',
  'withdrawal',
  'transfer',
  'contract',
  'activity',
  'mission',
  'points',
  'security',
  'support',
] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];
/** How what a message tells of has ended for the reader. */
const MESSAGE_OUTCOMES = ['success', 'failure'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** One personal message (spec §1 in-app messages). */
const messageSchema = v.object({
  id: v.string(),
  subject: v.picklist(MESSAGE_SUBJECTS),
  /** assumed: left out where nothing has ended, or the platform does not say it. */
  outcome: v.optional(v.picklist(MESSAGE_OUTCOMES)),
  /** Title and plain text, in the caller's language. */
  title: v.string(),
  text: v.string(),
  time: v.number(),
  isRead: v.boolean(),
});
export type Message = v.InferOutput<typeof messageSchema>;

/** Which page of the caller's messages; all of them, or the unread ones. */
export const messagesQuerySchema = v.object({
  show: v.picklist(['all', 'unread']),
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
});
/** Newest first. `unread`: on all pages, whatever is shown. */
export const messagesSchema = v.object({
  messages: v.array(messageSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  unread: countSchema,
});

/** The messages that were read; those of other people and unknown ones are left out. */
export const readMessagesSchema = v.object({
  ids: v.pipe(v.array(filledSchema), v.minLength(1), v.maxLength(100)),
});
/** The message to delete. */
export const deleteMessageSchema = v.object({ id: filledSchema });
