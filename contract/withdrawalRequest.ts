import * as v from 'valibot';
import {
  countSchema,
  filledSchema,
  moneySchema,
  positiveMoneySchema,
  wholeSchema,
} from './scalars';

/**
 * Where a withdrawal may be paid to (spec §2 Member centre, withdraw): two mobile wallets, and
 * banks.
 */
export const PAYOUT_TYPES = ['kbzPay', 'wavePay', 'kbzBank', 'ayaBank', 'cbBank'] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];
/** assumed: so many payout accounts somebody may have. */
export const PAYOUT_ACCOUNTS = 3;

/** assumed: a mobile wallet goes by its mobile number, a bank account by 9 to 20 digits. */
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

/** Without the spaces and hyphens that people write between the groups of a number. */
export const compactNumber = (typed: string): string => typed.replace(/[\s-]/g, '');
/** Whether a number fits its kind of payout account. */
export const isPayoutNumber = (type: PayoutType, number: string): boolean =>
  NUMBERS[type].test(number);
/** A real name, of letters of whatever language. */
export const isHolder = (name: string): boolean => HOLDER.test(name);

/** The number is masked: its last four digits. */
export const payoutAccountSchema = v.object({
  id: v.string(),
  type: v.picklist(PAYOUT_TYPES),
  holder: v.string(),
  number: v.string(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;

/** What a withdrawal form needs: accounts, bounds, fee and what is left today. */
export const withdrawalSetupSchema = v.object({
  /** The one added first stands first. */
  accounts: v.array(payoutAccountSchema),
  /** The account that was used last, null where none was. */
  lastAccountId: v.nullable(v.string()),
  /**
   * The person's real name, which every payout account bears; null where the platform does not know
   * it yet.
   */
  holder: v.nullable(v.string()),
  balance: moneySchema,
  currencySymbol: v.string(),
  minimum: moneySchema,
  maximum: moneySchema,
  /** In percent of the amount, taken off what arrives; zero for none. */
  feePercent: moneySchema,
  /** How many may still be asked for today, of how many. */
  leftToday: countSchema,
  daily: countSchema,
  /** How many wait for the platform. */
  underReview: countSchema,
  hasPaymentPassword: v.boolean(),
  paymentPasswordLength: v.object({ min: countSchema, max: countSchema }),
});
export type WithdrawalSetup = v.InferOutput<typeof withdrawalSetupSchema>;

/** Sealed: a number and a name are in it. `holder` counts where the platform knows no name yet. */
export const addPayoutAccountSchema = v.object({
  type: v.picklist(PAYOUT_TYPES),
  number: filledSchema,
  holder: v.optional(filledSchema),
});

/**
 * `paid` goes on as a withdrawal that waits for its confirmation (`withdrawals.ts`); `refused` and
 * `cancelled` are back in the wallet.
 */
const REQUEST_STATUSES = ['underReview', 'paid', 'refused', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
/** One withdrawal request (docs/decisions/0032). */
const withdrawalRequestSchema = v.object({
  id: v.string(),
  account: v.object({ type: v.picklist(PAYOUT_TYPES), holder: v.string(), number: v.string() }),
  /** What left the wallet, what the platform keeps of it, and what arrives. */
  amount: moneySchema,
  fee: moneySchema,
  arrives: moneySchema,
  currencySymbol: v.string(),
  status: v.picklist(REQUEST_STATUSES),
  requestedAt: v.number(),
  /** Null while it is under review. */
  decidedAt: v.nullable(v.number()),
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

/** Sealed: a password is in it. */
export const requestWithdrawalSchema = v.object({
  accountId: filledSchema,
  amount: positiveMoneySchema,
  paymentPassword: filledSchema,
});
/** The request to cancel. */
export const cancelWithdrawalSchema = v.object({ requestId: filledSchema });
/** The request as it is now, and what the wallet has. */
export const withdrawalRequestedSchema = v.object({
  request: withdrawalRequestSchema,
  balance: moneySchema,
});
