import * as v from 'valibot';
import {
  countSchema,
  filledSchema,
  moneySchema,
  positiveMoneySchema,
  wholeSchema,
} from './scalars';

/**
 * The kinds of payout accounts (spec §2 Member centre, withdraw): two mobile wallets, and banks.
 */
export const PAYOUT_TYPES = ['kbzPay', 'wavePay', 'kbzBank', 'ayaBank', 'cbBank'] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];
/** assumed: the most payout accounts of a member. */
export const PAYOUT_ACCOUNTS = 3;

/**
 * assumed: a mobile wallet is identified by its mobile number, a bank account by 9 to 20 digits.
 */
const MOBILE = /^09\d{7,9}$/;
const BANK = /^\d{9,20}$/;
const NUMBERS: Record<PayoutType, RegExp> = {
  kbzPay: MOBILE,
  wavePay: MOBILE,
  kbzBank: BANK,
  ayaBank: BANK,
  cbBank: BANK,
};
const HOLDER = /^(?=.{2,60}$)\p{L}[\p{L}\p{M} .'-]*$/u;

/** Removes the spaces and hyphens that people write between the groups of a number. */
export const compactNumber = (typed: string): string => typed.replace(/[\s-]/g, '');
/** True when a number fits its kind of payout account. */
export const isPayoutNumber = (type: PayoutType, number: string): boolean =>
  NUMBERS[type].test(number);
/** A real name, of letters of any language. */
export const isHolder = (name: string): boolean => HOLDER.test(name);

/**
 * The number is masked: its last four digits. `picture`: the address of the mark of its wallet or
 * bank; none when left out.
 */
export const payoutAccountSchema = v.object({
  id: v.string(),
  type: v.picklist(PAYOUT_TYPES),
  picture: v.optional(v.string()),
  holder: v.string(),
  number: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;

/** The data of a withdrawal form: accounts, limits, fee and what is left today. */
export const withdrawalSetupSchema = v.object({
  /** In the order in which they were added. */
  accounts: v.array(payoutAccountSchema),
  /** The account that was used last, null when there is none. */
  lastAccountId: v.nullable(v.string()),
  /**
   * The person's real name, which is on every payout account; null when the platform does not know
   * it yet.
   */
  holder: v.nullable(v.string()),
  balance: moneySchema,
  /** The part of the balance that a bonus keeps there, and what has to be bet to free it. */
  held: v.object({ amount: moneySchema, turnoverLeft: moneySchema }),
  currencySymbol: v.string(),
  minimum: moneySchema,
  maximum: moneySchema,
  /** Percent of the amount, subtracted from the payout; zero for none. */
  feePercent: moneySchema,
  /** How many requests are left today, and how many are allowed. */
  leftToday: countSchema,
  daily: countSchema,
  /** How many requests the platform has not decided yet. */
  underReview: countSchema,
  hasPaymentPassword: v.boolean(),
  paymentPasswordLength: v.object({ min: countSchema, max: countSchema }),
});
export type WithdrawalSetup = v.InferOutput<typeof withdrawalSetupSchema>;

/**
 * Sealed: it contains a number and a name. `holder` is used when the platform knows no name yet.
 */
export const addPayoutAccountSchema = v.object({
  type: v.picklist(PAYOUT_TYPES),
  number: filledSchema,
  holder: v.optional(filledSchema),
});

/**
 * `paid` continues as a withdrawal that waits for its confirmation (`withdrawals.ts`); `refused`
 * and `cancelled` are back in the wallet.
 */
const REQUEST_STATUSES = ['underReview', 'paid', 'refused', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
/**
 * What became of a paid request: `waiting` for the person's answer; `received` by that answer, or
 * `autoReceived` without one; `inReview` while what did not arrive is checked, then `returned` to
 * the wallet.
 */
const CONFIRMATIONS = ['waiting', 'received', 'autoReceived', 'inReview', 'returned'] as const;
export type PayoutConfirmation = (typeof CONFIRMATIONS)[number];
/** One withdrawal request (docs/decisions/0032). */
const withdrawalRequestSchema = v.object({
  id: v.string(),
  account: v.object({ type: v.picklist(PAYOUT_TYPES), holder: v.string(), number: v.string() }),
  /** The amount taken from the wallet, the platform's fee, and the payout. */
  amount: moneySchema,
  fee: moneySchema,
  arrives: moneySchema,
  currencySymbol: v.string(),
  status: v.picklist(REQUEST_STATUSES),
  requestedAt: v.number(),
  /** Null while it is under review. */
  decidedAt: v.nullable(v.number()),
  /** Null while it is not paid. */
  confirmation: v.nullable(v.picklist(CONFIRMATIONS)),
  /** assumed: whether the person can take it back now (docs/decisions/0094). */
  canCancel: v.boolean(),
  /** Why it was refused, in the caller's language. */
  reason: v.nullable(v.string()),
});
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>;

/** Which page of the caller's withdrawal requests. */
export const withdrawalRequestsQuerySchema = v.object({
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
});
/** Newest first. */
export const withdrawalRequestsSchema = v.object({
  requests: v.array(withdrawalRequestSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
});

/** Sealed: it contains a password. */
export const requestWithdrawalSchema = v.object({
  accountId: filledSchema,
  amount: positiveMoneySchema,
  /**
   * The fee that the person saw and agreed to. Where it is left out, the platform's fee of the
   * moment is taken.
   */
  fee: v.optional(moneySchema),
  paymentPassword: filledSchema,
});
/** The request to cancel. */
export const cancelWithdrawalSchema = v.object({ requestId: filledSchema });
/** The request after the call, and the balance. */
export const withdrawalRequestedSchema = v.object({
  request: withdrawalRequestSchema,
  balance: moneySchema,
});
