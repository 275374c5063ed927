import * as v from 'valibot';
import { countSchema, daySchema, moneySchema, wholeSchema } from './scalars';

/** A contract of this kind asks for an answer (spec §3 Consolidated contract flags). */
const contractFlagsSchema = v.object({
  dailysalreqtype: countSchema,
  divtypereq: countSchema,
  contracthoursalreq: countSchema,
  realtimesalreqtype: countSchema,
});
/** Consolidated data, spec §4 After login, §3 Public state. */
export const consolidatedSchema = v.object({
  availablePromoCount: countSchema,
  missionCount: countSchema,
  hasVip: v.boolean(),
  vipLabelName: v.string(),
  vipRankLevel: countSchema,
  contracts: contractFlagsSchema,
});
export type Consolidated = v.InferOutput<typeof consolidatedSchema>;
/** Spec §7 getUnreadMessageV2. */
export const unreadSchema = v.object({ unreadMessage: countSchema });

/**
 * A member's own records (ODSFE2_MemTransDet): bets, movements of the wallet, rewards, or sums by
 * day. Days are `yyyy-MM-dd`, both included.
 */
const RECORD_KINDS = ['bets', 'account', 'bonus', 'profit'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
/** The kind of records, the days (Asia/Yangon dates) and the page. */
export const memberRecordsQuerySchema = v.object({
  kind: v.picklist(RECORD_KINDS),
  from: daySchema,
  to: daySchema,
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
});
/** The sums of a day: settled bets and rewards (bonus, rebate, points). */
const daySumsSchema = v.object({ rewards: moneySchema, result: moneySchema });
/** One row of a record page of the member centre. */
const memberRecordSchema = v.object({
  id: v.string(),
  time: v.number(),
  /**
   * The game of a bet; for sums a day, `yyyy-MM-dd`; otherwise the kind of movement: a key such as
   * `deposit`, `withdrawal`, `transferIn`.
   */
  title: v.string(),
  vassalage: v.nullable(v.string()),
  /** assumed: the name of that vendor; its code stands for it when left out. */
  vendorName: v.optional(v.string()),
  /**
   * The stake of a bet, or of a day; for a movement the amount, negative when it left the wallet.
   */
  amount: moneySchema,
  /** For a bet or a day's bets: the profit or loss beyond the stake. */
  profit: v.nullable(moneySchema),
  /** The balance after it; null for a bet that is not settled. */
  balance: v.nullable(moneySchema),
  status: v.picklist(['settled', 'open', 'approved', 'rejected', 'inProcess']),
  day: v.nullable(daySumsSchema),
  /** assumed: the draw and the numbers of a bet that is a lottery ticket. */
  ticket: v.nullish(v.object({ drawNo: v.string(), numbers: v.array(v.string()) })),
  /** assumed: the picks of a bet on matches with their odds, in the caller's language. */
  picks: v.nullish(v.array(v.string())),
});
export type MemberRecord = v.InferOutput<typeof memberRecordSchema>;
/** One page of records, with the sums over all pages. */
export const memberRecordsSchema = v.object({
  records: v.array(memberRecordSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  /** Over all pages: stakes or movements, the profit of bets, and for days the other sums. */
  totals: v.object({
    amount: moneySchema,
    profit: v.nullable(moneySchema),
    day: v.nullable(daySumsSchema),
  }),
});
export type MemberRecords = v.InferOutput<typeof memberRecordsSchema>;
