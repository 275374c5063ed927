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
 * A member's own records (ODSFE2_MemTransDet): bets, whatever moved the wallet, what of it was a
 * reward, or what each day came to. Days are `yyyy-MM-dd` and included.
 */
const RECORD_KINDS = ['bets', 'account', 'bonus', 'profit'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
/** Which records of a member, of which days (Asia/Yangon dates), and which page. */
export const memberRecordsQuerySchema = v.object({
  kind: v.picklist(RECORD_KINDS),
  from: daySchema,
  to: daySchema,
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
});
/** What a day's settled bets and rewards (bonus, rebate, points) came to. */
const daySumsSchema = v.object({ rewards: moneySchema, result: moneySchema });
/** One row of a record page of the member centre. */
const memberRecordSchema = v.object({
  id: v.string(),
  time: v.number(),
  /**
   * The game of a bet; a day, `yyyy-MM-dd`; what moved the wallet otherwise: a key such as
   * `deposit`, `withdrawal`, `transferIn`.
   */
  title: v.string(),
  vassalage: v.nullable(v.string()),
  /**
   * The stake of a bet, or those of a day; what moved otherwise, negative where it left the wallet.
   */
  amount: moneySchema,
  /** Of a bet or a day's bets: what was won beyond the stake, or lost. */
  profit: v.nullable(moneySchema),
  /** The wallet afterwards; null for a bet that is not settled. */
  balance: v.nullable(moneySchema),
  status: v.picklist(['settled', 'open', 'approved', 'rejected', 'inProcess']),
  day: v.nullable(daySumsSchema),
});
export type MemberRecord = v.InferOutput<typeof memberRecordSchema>;
/** One page of records, with the sums over all pages. */
export const memberRecordsSchema = v.object({
  records: v.array(memberRecordSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  /** Over all pages: stakes or movements, the profit of bets, and of days what else there is. */
  totals: v.object({
    amount: moneySchema,
    profit: v.nullable(moneySchema),
    day: v.nullable(daySumsSchema),
  }),
});
export type MemberRecords = v.InferOutput<typeof memberRecordsSchema>;
