import * as v from 'valibot';
import { headroomSchema, limitPromptSchema } from './limits';
import { filledSchema, moneySchema, positiveMoneySchema } from './scalars';

/** Percent with at most two decimals. */
const feeSchema = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/));

/** A way to pay in. What a person reads of it comes in the caller's language. */
const depositMethodSchema = v.object({
  id: v.string(),
  kind: v.picklist(['wallet', 'bank']),
  name: v.string(),
  /** The address of its mark; none when left out. */
  picture: v.optional(v.string()),
  minimum: moneySchema,
  maximum: moneySchema,
  /** The part of the amount that is not credited. */
  fee: feeSchema,
  /** How it works. */
  note: v.string(),
  /**
   * assumed: within how many seconds a payment is looked for once it is reported; left out where
   * the platform does not say it.
   */
  checkSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Why it cannot be used now; null when it can. */
  closed: v.nullable(v.string()),
});
export type DepositMethod = v.InferOutput<typeof depositMethodSchema>;

/**
 * `unpaid` until the person reports the payment or the deadline comes; `checking` until the
 * platform has looked for the money.
 */
const DEPOSIT_STATUSES = [
  'unpaid',
  'checking',
  'credited',
  'notReceived',
  'expired',
  'cancelled',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
/** One deposit order (docs/decisions/0031). */
const depositSchema = v.object({
  /** The reference that goes with the payment. */
  id: v.string(),
  method: v.object({ id: v.string(), kind: v.picklist(['wallet', 'bank']), name: v.string() }),
  amount: moneySchema,
  /** The amount credited to the wallet. */
  credit: moneySchema,
  status: v.picklist(DEPOSIT_STATUSES),
  placedAt: v.number(),
  /** The deadline by the platform's clock, and how many minutes it was. */
  deadline: v.number(),
  minutes: v.number(),
  /** The receiving account. `qr`: the text for the app of a wallet to scan. */
  payTo: v.object({ name: v.string(), number: v.string(), qr: v.nullable(v.string()) }),
  /** When it was credited, not received, expired or cancelled. */
  endedAt: v.nullable(v.number()),
});
export type Deposit = v.InferOutput<typeof depositSchema>;

/**
 * `asks`: the caller shows the question about the deposit limit where one is due and no order is
 * open, so that it counts as asked. Without it the answer only says whether one is due.
 */
export const depositsQuerySchema = v.object({ asks: v.optional(v.literal('limit')) });

/**
 * The data of the page. `now` is the platform's clock: time left is never computed from the
 * device's own clock.
 */
export const depositDeskSchema = v.object({
  methods: v.array(depositMethodSchema),
  quickAmounts: v.array(moneySchema),
  currencySymbol: v.string(),
  /** The order that is unpaid or being checked; there is only one at a time. */
  open: v.nullable(depositSchema),
  /** The last finished orders, newest first. */
  past: v.array(depositSchema),
  /** The limits of deposits and of the balance that the member has set, the tightest first. */
  limits: v.array(headroomSchema),
  /** The question about the deposit limit that is due before the form; null for none. */
  prompt: v.nullable(limitPromptSchema),
  now: v.number(),
});
export type DepositDesk = v.InferOutput<typeof depositDeskSchema>;

/**
 * The method and amount of a new deposit order. Refused with `detail.reason` `depositOpen` while
 * another one is open, `limit` above a deposit limit or the balance limit,
 * `limitNeeded` where a deposit limit is required and none is set.
 */
export const placeDepositSchema = v.object({ methodId: filledSchema, amount: positiveMoneySchema });
export type PlaceDeposit = v.InferOutput<typeof placeDepositSchema>;
/** The deposit order that was paid or is to be cancelled. */
export const depositIdSchema = v.object({ id: filledSchema });
/** The order after the call. */
export const depositStandSchema = v.object({ deposit: depositSchema, now: v.number() });

/** The credited amount: the fee is rounded up to whole hundredths, exact at any length. */
export const creditOf = (amount: string, fee: string): string => {
  const [paid, rate] = [hundredths(amount), hundredths(fee)];
  const credit = String(paid - (paid * rate + 9_999n) / 10_000n).padStart(3, '0');
  return `${credit.slice(0, -2)}.${credit.slice(-2)}`;
};

const hundredths = (decimal: string): bigint => {
  const [whole = '0', decimals = ''] = decimal.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};
