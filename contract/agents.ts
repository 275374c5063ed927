import * as v from 'valibot';
import { PERIODS } from './constants';
import {
  countSchema,
  daySchema,
  filledSchema,
  moneySchema,
  positiveMoneySchema,
  wholeSchema,
} from './scalars';

const pageSize = v.pipe(wholeSchema, v.maxValue(200));

/**
 * Which pages of the agent centre the platform offers: spec §2 Agent centre menu pages, column
 * Condition.
 */
export const agentFeaturesSchema = v.object({
  dividend: v.boolean(),
  dailySalary: v.boolean(),
  hourlySalary: v.boolean(),
  realTimeSalary: v.boolean(),
});
export type AgentFeatures = v.InferOutput<typeof agentFeaturesSchema>;
/**
 * What the agent centre needs to open. `today` is the platform's day, `now` its clock, `utcOffset`
 * its time zone in minutes.
 */
export const agentCentreSchema = v.object({
  features: agentFeaturesSchema,
  today: daySchema,
  now: v.number(),
  utcOffset: v.pipe(v.number(), v.integer()),
  nickname: v.string(),
});
export type AgentCentre = v.InferOutput<typeof agentCentreSchema>;

/**
 * Team overview, spec §2: days are included. `profit` is the players', as in every record: below
 * zero when they lost.
 */
export const agentOverviewQuerySchema = v.object({ from: daySchema, to: daySchema });
const teamFiguresSchema = v.object({
  deposits: moneySchema,
  withdrawals: moneySchema,
  bets: moneySchema,
  profit: moneySchema,
  newMembers: countSchema,
  activeMembers: countSchema,
});
export type TeamFigures = v.InferOutput<typeof teamFiguresSchema>;
/** The figures of a team, in total and by day. */
export const agentOverviewSchema = v.object({
  members: countSchema,
  agents: countSchema,
  online: countSchema,
  totals: teamFiguresSchema,
  /** One for each day, the oldest first. */
  days: v.array(v.object({ day: daySchema, ...teamFiguresSchema.entries })),
});
export type AgentOverview = v.InferOutput<typeof agentOverviewSchema>;

/**
 * The tables of the agent centre are one kind of record: team betting, user loss, my income,
 * account details, and the settlements of each type of contract (spec §2 Agent centre menu pages).
 */
const AGENT_RECORD_KINDS = [
  'teamBetting',
  'userLoss',
  'income',
  'accountDetails',
  'dividend',
  'daily',
  'hourly',
  'realTime',
] as const;
export type AgentRecordKind = (typeof AGENT_RECORD_KINDS)[number];
/**
 * Figures of a record by name; which ones there are depends on the kind. Counts and rates travel as
 * decimals too.
 */
const AGENT_FIGURES = [
  'stake',
  'profit',
  'deposits',
  'withdrawals',
  'bonus',
  'rebate',
  'amount',
  'balance',
  'validBet',
  'netLoss',
  'activeMembers',
  'rate',
  'dividend',
  'daily',
  'hourly',
  'realTime',
  'total',
] as const;
export type AgentFigure = (typeof AGENT_FIGURES)[number];
const figuresSchema = v.record(v.picklist(AGENT_FIGURES), moneySchema);
/** The kind of an agent's records, the days, and the page. */
export const agentRecordsQuerySchema = v.object({
  kind: v.picklist(AGENT_RECORD_KINDS),
  from: daySchema,
  to: daySchema,
  pageNo: wholeSchema,
  pageSize,
  /** Part of an account's name. */
  account: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
/** One row of a record page of the agent centre. */
const agentRecordSchema = v.object({
  id: v.string(),
  /** When it happened; null for a row that sums up days. */
  time: v.nullable(v.number()),
  /** The settled days or minute, or the day of the income. */
  period: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** The account; for a settlement the paid one. */
  account: v.string(),
  /**
   * The game of a bet, or the kind of movement: a key as in `memberRecordSchema`, and also `teamIn`
   * and `teamOut`.
   */
  title: v.nullable(v.string()),
  vassalage: v.nullable(v.string()),
  /** assumed: the name of that vendor; its code stands for it when left out. */
  vendorName: v.optional(v.string()),
  status: v.nullable(v.picklist(['settled', 'open', 'approved', 'rejected', 'inProcess'])),
  /** Answers "why this salary?" (`agentSettlement`). */
  settlementId: v.nullable(v.string()),
  figures: figuresSchema,
});
export type AgentRecord = v.InferOutput<typeof agentRecordSchema>;
/** One page of an agent's records, with the sums over all pages. */
export const agentRecordsSchema = v.object({
  records: v.array(agentRecordSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
  /** Over all pages. */
  totals: figuresSchema,
});
export type AgentRecords = v.InferOutput<typeof agentRecordsSchema>;

/** The four contracts, spec §3 Contracts, Salary rates. */
export const CONTRACT_TYPES = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];
/** Percent with at most two decimals. */
const rateSchema = v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$|^100(\.0{1,2})?$/));
const threshold = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));
/** A tier is reached when all three of its figures are; the highest reached one counts. */
const tierSchema = v.object({
  rate: rateSchema,
  periodValidBet: threshold,
  periodProfitLoss: threshold,
  activeMembers: countSchema,
});
export type Tier = v.InferOutput<typeof tierSchema>;
/**
 * `period` is daily for a daily salary and null for the hourly one; of a dividend any of spec §9
 * Period options.
 */
const tieredTermsSchema = v.object({
  kind: v.literal('tiers'),
  period: v.nullable(v.picklist(PERIODS)),
  tiers: v.pipe(v.array(tierSchema), v.minLength(1), v.maxLength(10)),
});
/**
 * Per bet of at least `singleBetAmount`: a percentage of what the player won, and of what the
 * player lost.
 */
const realTimeTermsSchema = v.object({
  kind: v.literal('realTime'),
  profitRate: rateSchema,
  lossRate: rateSchema,
  singleBetAmount: threshold,
});
/** The terms of a contract, by `kind`: tiers or real time. */
const termsSchema = v.variant('kind', [tieredTermsSchema, realTimeTermsSchema]);
export type Terms = v.InferOutput<typeof termsSchema>;
export type TieredTerms = v.InferOutput<typeof tieredTermsSchema>;
export type RealTimeTerms = v.InferOutput<typeof realTimeTermsSchema>;

/** Statuses of spec §4 Contract; requests are new or termination. */
const CONTRACT_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled', 'terminated'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
const partySchema = v.object({ id: v.string(), account: v.string() });
/** One contract or request between an upline and a downline (spec §4 Statuses). */
const contractSchema = v.object({
  id: v.string(),
  type: v.picklist(CONTRACT_TYPES),
  upline: partySchema,
  downline: partySchema,
  terms: termsSchema,
  status: v.picklist(CONTRACT_STATUSES),
  /**
   * The pending request: a new contract, or the end of this accepted one. Null when there is none.
   */
  request: v.nullable(v.picklist(['new', 'termination'])),
  /** Who has to answer it. */
  waitsFor: v.nullable(v.picklist(['upline', 'downline'])),
  offeredAt: v.number(),
  /** Oldest first. `by` is null for the platform itself. */
  history: v.array(
    v.object({
      at: v.number(),
      event: v.picklist([
        'offered',
        'accepted',
        'rejected',
        'cancelled',
        'terminationAsked',
        'terminationRefused',
        'terminated',
        'replaced',
        'endedByUpline',
      ]),
      by: v.nullable(v.string()),
    }),
  ),
});
export type Contract = v.InferOutput<typeof contractSchema>;
/**
 * `incoming`: requests that wait for the caller. `own`: the contracts that pay the caller.
 * `downline`: those that the caller offered. Newest first; ended ones are in `own` and `downline`.
 */
const CONTRACT_SIDES = ['incoming', 'own', 'downline'] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];
/** Which contracts: the caller's own or those of downlines, filtered. */
export const contractsQuerySchema = v.object({
  side: v.picklist(CONTRACT_SIDES),
  type: v.optional(v.picklist(CONTRACT_TYPES)),
  downlineId: v.optional(filledSchema),
  /** Part of the downline's account or nickname. */
  search: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
/** The most contracts of one answer; the newest. */
export const MOST_CONTRACTS = 500;
/** At most `MOST_CONTRACTS` contracts. */
export const contractsSchema = v.array(contractSchema);
/**
 * The effect of accepting: old and new terms, and the contracts below that end because their rate
 * would be above it (spec §4 Contract).
 */
export const contractImpactQuerySchema = v.object({ contractId: filledSchema });
/** The contracts that accepting would replace and end. */
export const contractImpactSchema = v.object({
  contract: contractSchema,
  /** The accepted contract of the same type, which this one would replace. */
  current: v.nullable(termsSchema),
  ends: v.array(v.object({ contractId: v.string(), account: v.string(), terms: termsSchema })),
});
export type ContractImpact = v.InferOutput<typeof contractImpactSchema>;
/**
 * One body for the four relay actions, one per type. `accept` and `reject` answer the pending
 * request; `cancel` withdraws an offer or a request for termination; `terminate` asks for the end.
 * `warned`: the contracts that the warning listed.
 */
export const processContractSchema = v.variant('action', [
  v.object({ action: v.literal('offer'), downlineId: filledSchema, terms: termsSchema }),
  v.object({
    action: v.literal('accept'),
    contractId: filledSchema,
    warned: v.array(filledSchema),
  }),
  v.object({ action: v.picklist(['reject', 'cancel', 'terminate']), contractId: filledSchema }),
]);
export type ProcessContract = v.InferInput<typeof processContractSchema>;
/** The contract now, and the contracts below that ended with it. */
export const processedContractSchema = v.object({
  contract: contractSchema,
  ended: v.array(contractSchema),
});
export type ProcessedContract = v.InferOutput<typeof processedContractSchema>;
/** `detail.reason` of refusals that the caller acts on. */
export const CONTRACT_REFUSALS = ['superseded', 'warningDue', 'rateTooHigh', 'notDirect'] as const;

/**
 * Explains a salary: the measured figures, the tier reached, what the next one needs (spec §9
 * Real-time salary settlement).
 */
export const settlementQuerySchema = v.object({ settlementId: filledSchema });
/** assumed: how many bets of a real-time salary are listed. */
export const LISTED_BETS = 100;
/** One settlement of a contract, with the figures behind its amount. */
export const settlementSchema = v.object({
  id: v.string(),
  type: v.picklist(CONTRACT_TYPES),
  account: v.string(),
  from: v.number(),
  to: v.number(),
  terms: termsSchema,
  amount: moneySchema,
  /** For tiered types; null for real-time salary. */
  tiers: v.nullable(
    v.object({
      validBet: moneySchema,
      netLoss: moneySchema,
      activeMembers: countSchema,
      /** Index into the terms' tiers; null when none was reached. */
      reached: v.nullable(countSchema),
      /** Null when the highest tier was reached. */
      next: v.nullable(
        v.object({
          index: countSchema,
          validBet: moneySchema,
          profitLoss: moneySchema,
          activeMembers: countSchema,
        }),
      ),
    }),
  ),
  /** For real-time salary: the bets that counted, at most the first `LISTED_BETS`. */
  bets: v.nullable(
    v.array(
      v.object({
        time: v.number(),
        account: v.string(),
        game: v.string(),
        stake: moneySchema,
        profit: moneySchema,
        salary: moneySchema,
      }),
    ),
  ),
});
export type Settlement = v.InferOutput<typeof settlementSchema>;

/**
 * Team management: the direct downlines of one account of the caller's team, or the
 * accounts of the whole team that match a search.
 */
export const downlinesQuerySchema = v.object({
  /** Null or absent: the caller. */
  parentId: v.optional(filledSchema),
  search: v.optional(v.pipe(v.string(), v.maxLength(40))),
  pageNo: wholeSchema,
  pageSize,
});
/** One account directly below an agent, with the sums of its team. */
const downlineSchema = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  type: v.number(),
  isOnline: v.boolean(),
  balance: moneySchema,
  /** The number of direct downlines, and of the whole team. */
  direct: countSchema,
  team: countSchema,
  registeredAt: v.number(),
  /** Null: never logged in. */
  lastLoginAt: v.nullable(v.number()),
  /** From below the caller down to this one's upline; empty for a direct downline. */
  path: v.array(partySchema),
  /** Types of the accepted and of the offered contracts between this account and its upline. */
  contracts: v.array(
    v.object({ type: v.picklist(CONTRACT_TYPES), status: v.picklist(['pending', 'accepted']) }),
  ),
});
export type Downline = v.InferOutput<typeof downlineSchema>;
/** One page of the accounts below an account, with the path to it. */
export const downlinesSchema = v.object({
  /** The path from the caller to the account whose downlines these are. */
  path: v.array(partySchema),
  downlines: v.array(downlineSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
});
export type Downlines = v.InferOutput<typeof downlinesSchema>;

/** Creates a downline at once. `kind` agent makes type 2. Sealed: it contains a password. */
export const createDownlineSchema = v.object({
  username: filledSchema,
  nickname: v.pipe(v.string(), v.maxLength(40)),
  password: filledSchema,
  kind: v.picklist(['member', 'agent']),
});
/** The account that an agent created. */
export const createdDownlineSchema = v.object({ id: v.string(), account: v.string() });
/** The contracts with one tier each that a person who registers with the invitation is offered. */
const invitationRatesSchema = v.array(
  v.object({ type: v.picklist(['dividend', 'daily', 'hourly']), rate: rateSchema }),
);
/** A new invitation: the kind of account and the offered rates. */
export const createInvitationSchema = v.object({
  kind: v.picklist(['member', 'agent']),
  rates: invitationRatesSchema,
});
/** An invitation link of an agent, and how many people have registered with it. */
export const invitationSchema = v.object({
  code: v.string(),
  kind: v.picklist(['member', 'agent']),
  rates: invitationRatesSchema,
  createdAt: v.number(),
  registered: countSchema,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
/** All invitations of the caller. */
export const invitationsSchema = v.array(invitationSchema);
/** The invitation to remove. */
export const removeInvitationSchema = v.object({ code: filledSchema });

/**
 * Transfers between uplines and downlines, spec §1 agents. `upline` is null when the caller has
 * none.
 */
export const transferLimitsSchema = v.object({
  upline: v.nullable(partySchema),
  balance: moneySchema,
  currencySymbol: v.string(),
  minimum: moneySchema,
  maximum: moneySchema,
  /** False when the person has no payment password and has to set one first. */
  hasPaymentPassword: v.boolean(),
  /** The allowed length of a payment password, from the registration's rule for it (spec §5). */
  paymentPasswordLength: v.object({ min: countSchema, max: countSchema }),
});
export type TransferLimits = v.InferOutput<typeof transferLimitsSchema>;
/** A transfer to a downline or to the upline. */
export const teamTransferSchema = v.object({
  /** A downline's id; null for the upline. */
  toId: v.nullable(filledSchema),
  amount: positiveMoneySchema,
  paymentPassword: filledSchema,
});
/**
 * The first payment password of a person without one. `password` is the login password: an open
 * session alone must not be enough.
 */
export const setPaymentPasswordSchema = v.object({
  password: filledSchema,
  paymentPassword: filledSchema,
});
/** The wallet of the sender after the transfer. */
export const teamTransferAnswerSchema = v.object({ balance: moneySchema });
