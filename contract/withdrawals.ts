import * as v from 'valibot';
import { IMAGE_LIMIT_COUNT } from './constants';
import { filledSchema, moneySchema, positiveMoneySchema } from './scalars';
import { fileNameSchema, uploadedImageSchema } from './uploads';

/**
 * Spec §4 Withdrawal confirmation: `waiting` until the member answers or the deadline comes, which
 * counts as received.
 */
const WITHDRAWAL_STATUSES = [
  'waiting',
  'received',
  'partiallyReceived',
  'notReceived',
  'autoReceived',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
/**
 * The history of a withdrawal: an answer other than `received` is checked (`inReview`) until it is
 * `resolved`.
 */
const TIMELINE_EVENTS = [
  'requested',
  'approved',
  'paid',
  'received',
  'partiallyReceived',
  'notReceived',
  'autoReceived',
  'inReview',
  'resolved',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];
/** One withdrawal that was paid, and its confirmation (docs/decisions/0026). */
export const withdrawalSchema = v.object({
  id: v.string(),
  amount: moneySchema,
  currencySymbol: v.string(),
  /** The payer, as the member may know them. */
  payer: v.string(),
  /** The receiving account, masked. */
  account: v.string(),
  status: v.picklist(WITHDRAWAL_STATUSES),
  /** How many minutes the platform gives, and the deadline by its clock. */
  minutes: v.number(),
  deadline: v.number(),
  /** The amount that a partial answer named as missing. */
  remaining: v.nullable(moneySchema),
  /** The uploads so far, oldest first. */
  proofs: v.array(uploadedImageSchema),
  /** Oldest first. */
  timeline: v.array(v.object({ at: v.number(), event: v.picklist(TIMELINE_EVENTS) })),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
/**
 * Newest first. `now` is the platform's clock: time left is never computed from the device's own
 * clock.
 */
export const withdrawalsSchema = v.object({
  withdrawals: v.array(withdrawalSchema),
  now: v.number(),
});

/**
 * `remaining` is above zero and less than the withdrawal, with at most two decimals: an answer that
 * names the whole amount would be `notReceived` without its proof. `proofs` are ids
 * of uploads. An answer that came too late is refused with `detail.reason` `forciblyReceived`: it
 * was received by force. Answered elsewhere: `answered`.
 */
export const withdrawalAnswerSchema = v.variant('answer', [
  v.object({ answer: v.literal('received'), withdrawalId: filledSchema }),
  v.object({
    answer: v.literal('partiallyReceived'),
    withdrawalId: filledSchema,
    remaining: positiveMoneySchema,
  }),
  v.object({
    answer: v.literal('notReceived'),
    withdrawalId: filledSchema,
    proofs: v.pipe(v.array(filledSchema), v.minLength(1), v.maxLength(IMAGE_LIMIT_COUNT)),
  }),
]);
export type WithdrawalAnswer = v.InferOutput<typeof withdrawalAnswerSchema>;
/**
 * One proof image: the body is the image itself, the query says for which withdrawal and what the
 * file is called.
 */
export const proofQuerySchema = v.object({
  withdrawalId: filledSchema,
  name: fileNameSchema,
});
/** Removes a proof of an unanswered withdrawal. */
export const removeProofSchema = v.object({ id: filledSchema });
