import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type {
  Contract,
  ContractStatus,
  ContractType,
  Invitation,
  Terms,
} from '../../contract/agents';
import type { DepositStatus } from '../../contract/deposits';
import type { Jurisdiction, LimitKind, LimitSpan } from '../../contract/jurisdictions/pack';
import type { LimitEntry } from '../../contract/limits';
import type { BlockKind } from '../../contract/playBlock';
import type { CheckAnswer } from '../../contract/playSession';
import type { MissionKind } from '../../contract/missions';
import type { StepUpAction } from '../../contract/stepUp';
import type { Pick as SportsPick } from '../../contract/sports';
import type { PayoutType, RequestStatus } from '../../contract/withdrawalRequest';
import type { Withdrawal, WithdrawalStatus } from '../../contract/withdrawals';
import type { Banner, SocialProvider } from '../../contract/domain';
import type { PasswordChangeReason } from '../../contract/member';
import type { VerificationScope } from '../../contract/session';
import type { GameCategory, Language } from '../../contract/constants';
import type { MessageWords } from '../words';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
type Text = Record<Language, string>;
/** Where a code of an account is sent. */
export type CodePlace = 'mobile' | 'email';
/**
 * Who says that an e-mail address is the member's: the registration, the member afterwards, or a
 * code that was sent there.
 */
export type EmailState = 'registered' | 'added' | 'confirmed';
type CodePurpose = 'login' | 'register' | 'recovery' | 'emailRecovery' | 'contact';
/** A launched game as its ticket stores it; without a code it is the vendor's own lobby. */
export type PlayedGame = {
  nodeId: string;
  name: string;
  vassalage: string;
  gameType: GameCategory;
  gameCode: string;
  minimumBet: string | null;
  /** The name of the room in which it is played; none outside of rooms. */
  room?: string;
};
/**
 * A withdrawal leaves the wallet when it is requested; `withdrawalReturned` is the part that did
 * not arrive, or a refused or cancelled one. `transferIn` goes to a vendor's wallet, `transferOut`
 * comes back from it; `points` was exchanged for points. `teamIn` came from an upline or downline,
 * `teamOut` went there. A dividend or salary is positive for the receiver and negative for the
 * payer.
 */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bonus',
  'rebate',
  'transferIn',
  'transferOut',
  'points',
  'teamIn',
  'teamOut',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
] as const;
/** One of `MOVEMENT_KINDS`. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
/**
 * What an entry of the ledger is: a movement, a bet's stake or payout, what a wallet opened with,
 * or what was left when its account was closed.
 */
export type LedgerKind = MovementKind | 'stake' | 'payout' | 'opening' | 'closing';

/**
 * Accounts. What is personal goes with its account; the records of money have no reference to it,
 * because they outlive it.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case, because usernames do not differ by case alone. */
    username: text('username').notNull().unique(),
    nickname: text('nickname').notNull(),
    /** Type code of spec §6; 0 is an ordinary member. */
    type: integer('type').notNull(),
    /** False for a non-member account, which may not log in (spec §6). */
    isMember: boolean('is_member').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Where the code was sent that set it, until another proof was given; null for none. */
    passwordProvedBy: text('password_proved_by').$type<CodePlace>(),
    /** True until the first-login action was called (spec §4 Login 4). */
    firstLoginPending: boolean('first_login_pending').notNull(),
    passwordChangeDue: text('password_change_due').$type<PasswordChangeReason>(),
    /** Every login comes from an address that the platform does not know (spec §4 Login). */
    ipUnregistered: boolean('ip_unregistered').notNull(),
    /** E.164: `+959771233210`. */
    mobile: text('mobile').unique(),
    email: text('email'),
    emailState: text('email_state').$type<EmailState>().notNull().default('registered'),
    bankAccountName: text('bank_account_name'),
    /** The id of the picture that the person chose; null for none. */
    icon: text('icon'),
    /**
     * An agent's invitation code, in upper case: a person who registers with it becomes the agent's
     * downline.
     */
    affiliateCode: text('affiliate_code').unique(),
    /** The code in the invitation link; any member has one. */
    referralCode: text('referral_code')
      .notNull()
      .generatedAlwaysAs(sql`upper(substr(md5(id), 1, 10))`)
      .unique(),
    /** The upline; null when there is none. `teamLinks` has the whole line. */
    uplineId: text('upline_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** For transfers and withdrawals; null when none was set. */
    paymentPasswordHash: text('payment_password_hash'),
    registeredAt: moment('registered_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
    /** When a passkey that was offered after a login was declined; null for never. */
    passkeyDeclinedAt: moment('passkey_declined_at'),
    totpSecret: text('totp_secret'),
    /** The last TOTP step that was accepted: a code works once (RFC 6238 §5.2). */
    totpLastStep: integer('totp_last_step'),
    secondFactorFailures: integer('second_factor_failures').notNull().default(0),
    secondFactorLockedUntil: moment('second_factor_locked_until'),
    /** The other registration data; null for seeded accounts. */
    registration: jsonb('registration').$type<Record<string, string>>(),
  },
  (table) => [index().on(table.uplineId, table.type.desc().nullsFirst(), table.username)],
);
/** An account as the database holds it. */
export type User = typeof users.$inferSelect;

/** Which version of the terms a user accepted, and when first. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** The main wallet of each user. */
export const wallets = pgTable(
  'wallets',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: numeric('balance', { precision: 18, scale: 2 }).notNull(),
    currencySymbol: text('currency_symbol').notNull(),
  },
  ({ balance }) => [check('wallets_not_below_zero', sql`${balance} >= 0`)],
);

/** Sessions, by the hash of their token. */
export const sessions = pgTable('sessions', {
  /** SHA-256 of the token: the token itself is kept nowhere. */
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  /** Names the session to its owner; it opens nothing. */
  id: text('id').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** The last call, accurate to a minute. */
  seenAt: moment('seen_at').notNull(),
  /** When a person last did something, in any session of this browser (docs/decisions/0104). */
  activeAt: moment('active_at').notNull(),
  /** The address of the last call; null before the first. */
  address: text('address'),
  userAgent: text('user_agent'),
  /** Opened by an SMS code or a social account: it owes no password change (spec §4 Login 5). */
  passwordless: boolean('passwordless').notNull().default(false),
  /** The password was given to open it; a link gives none. */
  isByPassword: boolean('is_by_password').notNull().default(false),
});

/**
 * Every pair of a member and someone above: `depth` 1 is the upline. An agent may see the members
 * that have a row here.
 */
export const teamLinks = pgTable(
  'team_links',
  {
    ancestorId: text('ancestor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    depth: integer('depth').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index().on(table.memberId),
    index().on(table.ancestorId, table.depth),
  ],
);

/** Links that an agent sends to people who should register below. */
export const invitations = pgTable(
  'invitations',
  {
    code: text('code').primaryKey(),
    uplineId: text('upline_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Invitation['kind']>().notNull(),
    rates: jsonb('rates').$type<Invitation['rates']>().notNull(),
    createdAt: moment('created_at').notNull(),
    registered: integer('registered').notNull().default(0),
  },
  (table) => [index().on(table.uplineId)],
);

/** The four contracts between an upline and a downline. */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<ContractType>().notNull(),
    uplineId: text('upline_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    downlineId: text('downline_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    terms: jsonb('terms').$type<Terms>().notNull(),
    status: text('status').$type<ContractStatus>().notNull(),
    request: text('request').$type<Contract['request']>(),
    waitsFor: text('waits_for').$type<Contract['waitsFor']>(),
    offeredAt: moment('offered_at').notNull(),
    /** The start of the payments; null before the contract was accepted. */
    acceptedAt: moment('accepted_at'),
    /** `by` is an account's name. */
    history: jsonb('history').$type<Contract['history']>().notNull(),
  },
  (table) => [index().on(table.downlineId, table.type), index().on(table.uplineId, table.type)],
);

/** What a contract paid for one period, with the figures that it follows from. */
export const settlements = pgTable(
  'settlements',
  {
    id: text('id').primaryKey(),
    contractId: text('contract_id').notNull(),
    type: text('type').$type<ContractType>().notNull(),
    uplineId: text('upline_id').notNull(),
    downlineId: text('downline_id').notNull(),
    from: moment('from').notNull(),
    to: moment('to').notNull(),
    terms: jsonb('terms').$type<Terms>().notNull(),
    validBet: money('valid_bet').notNull(),
    netLoss: money('net_loss').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Index into the tiers; null when none was reached, or there are none. */
    tier: integer('tier'),
    amount: money('amount').notNull(),
    /** `inProcess`: the upline could not pay yet. */
    status: text('status').$type<'approved' | 'inProcess'>().notNull(),
  },
  (table) => [
    unique().on(table.contractId, table.from),
    index().on(table.downlineId, table.to),
    index().on(table.uplineId, table.to),
  ],
);

/** The accounts that a user's withdrawals go to. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    type: text('type').$type<PayoutType>().notNull(),
    holder: text('holder').notNull(),
    number: text('number').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.type, table.number)],
);

/**
 * A requested withdrawal. When it is paid, a row of `withdrawals` with the same id waits for its
 * confirmation.
 */
export const withdrawalRequests = pgTable(
  'withdrawal_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    amount: money('amount').notNull(),
    /** The part of the paid amount that is kept as a fee. */
    fee: money('fee').notNull(),
    status: text('status').$type<RequestStatus>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index().on(table.userId, table.requestedAt)],
);

/** Payouts that the payee has to confirm (spec §4 Withdrawal confirmation). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: money('amount').notNull(),
    payer: text('payer').notNull(),
    account: text('account').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    paidAt: moment('paid_at').notNull(),
    remaining: money('remaining'),
    timeline: jsonb('timeline').$type<Withdrawal['timeline']>().notNull(),
  },
  (table) => [index().on(table.userId, table.paidAt)],
);

/** Proof images; the same image is stored once per withdrawal. */
export const withdrawalProofs = pgTable(
  'withdrawal_proofs',
  {
    id: text('id').primaryKey(),
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    sha256: text('sha256').notNull(),
    image: bytea('image').notNull(),
  },
  (table) => [unique().on(table.withdrawalId, table.sha256)],
);

/** Deposit orders; a member has at most one open order. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    methodId: text('method_id').notNull(),
    amount: money('amount').notNull(),
    /** The amount that is credited to the wallet. */
    credit: money('credit').notNull(),
    status: text('status').$type<DepositStatus>().notNull(),
    placedAt: moment('placed_at').notNull(),
    deadline: moment('deadline').notNull(),
    /** When the member said that it is paid. */
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index().on(table.userId, table.placedAt),
    uniqueIndex('deposits_one_open')
      .on(table.userId)
      .where(sql`${table.status} in ('unpaid', 'checking')`),
  ],
);

/**
 * Personal messages. The words come from `kind` and `params` in the language of the reader. A
 * message that is about the future is shown from then on.
 */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<keyof MessageWords>().notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** The event that it is about: each event writes one message to a person. */
    cause: text('cause').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique().on(table.userId, table.cause),
    index().on(table.userId, table.createdAt.desc(), table.id),
  ],
);

/** The devices on which an account was used, by browser and system. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * The limits that members set themselves. The columns of `pending` are null while nothing waits; a
 * pending amount of null with a time is a removal that waits.
 */
export const playLimits = pgTable(
  'play_limits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitSpan>().notNull(),
    amount: money('amount').notNull(),
    pendingAmount: money('pending_amount'),
    pendingAskedAt: moment('pending_asked_at'),
    pendingFrom: moment('pending_from'),
    pendingHours: integer('pending_hours'),
    pendingJurisdiction: text('pending_jurisdiction').$type<Jurisdiction>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period] })],
);

/** Every change of a limit, for the member and for an auditor. Rows are only ever added. */
export const playLimitChanges = pgTable(
  'play_limit_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    // No cascade: an account with changes cannot be deleted.
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitSpan>().notNull(),
    action: text('action').$type<LimitEntry['action']>().notNull(),
    before: money('before'),
    after: money('after'),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index().on(table.userId, table.id)],
);

/**
 * What members were asked about a deposit limit, and that they left things as they were; a limit
 * that is set is a row of `play_limit_changes`. Rows are only ever added.
 */
export const playLimitPrompts = pgTable(
  'play_limit_prompts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    // No cascade: an account with answers cannot be deleted.
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** `kept`: a limit that is set was looked at again. */
    answer: text('answer').$type<'asked' | 'declined' | 'kept'>().notNull(),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index().on(table.userId, table.id)],
);

/** How often a member wants to be checked; a member without a row gets what the pack says. */
export const checkIntervals = pgTable('check_intervals', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  minutes: integer('minutes').notNull(),
});

/** Sessions of play; a member has at most one that is open. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** The last launch or bet. */
    playedAt: moment('played_at').notNull(),
    /** Since when the time to the next check counts: the start, or the last answer. */
    countsFrom: moment('counts_from').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('play_sessions_one_open')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
);
/** A session of play as the database holds it. */
export type PlaySessionRow = typeof playSessions.$inferSelect;

/** Reality checks that came due. One without an answer is due, or its session ended before. */
export const realityChecks = pgTable(
  'reality_checks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    /** The interval and the rule by which it came due. */
    minutes: integer('minutes').notNull(),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
    answer: text('answer').$type<CheckAnswer>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    uniqueIndex('reality_checks_one_due')
      .on(table.sessionId)
      .where(sql`${table.answer} is null`),
  ],
);

/**
 * Breaks and exclusions. Rows are only ever added: none is shortened, ended or deleted, so they are
 * the record for an auditor too.
 */
export const playBlocks = pgTable(
  'play_blocks',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    // No cascade: an account with a row cannot be deleted.
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<BlockKind>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null: until further notice. */
    endsAt: moment('ends_at'),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A social account and its owner. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/**
 * Codes that were sent, also to numbers and addresses without an account, because the answers do
 * not differ.
 */
export const sentCodes = pgTable(
  'sent_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /**
     * A number in E.164; of a recovery by e-mail, the username and the address; of a contact, the
     * member and the number or address.
     */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    failures: integer('failures').notNull(),
    /** Null until the code was used; a code whose answer may be lost is kept for some minutes. */
    spentAt: moment('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.recipient] })],
);

/** Links that log somebody in once (`?token=`). */
export const loginLinks = pgTable('login_links', {
  /** SHA-256 of the token, and of the claim once it was claimed. */
  secretHash: text('secret_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  isClaimed: boolean('is_claimed').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});

/** Logins that wait for a second factor. */
export const secondFactorChallenges = pgTable('second_factor_challenges', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  /** The login that it belongs to used no password (spec §4 Login 5). */
  passwordless: boolean('passwordless').notNull().default(false),
  /** The password was given; a link gives none. */
  isByPassword: boolean('is_by_password').notNull().default(false),
  /** Where the code of its first proof was sent: the second proof cannot be a code to it. */
  provedBy: text('proved_by').$type<CodePlace>(),
});

/** The codes that were sent for a second factor, as hashes. */
export const secondFactorCodes = pgTable(
  'second_factor_codes',
  {
    challengeId: text('challenge_id')
      .notNull()
      .references(() => secondFactorChallenges.id, { onDelete: 'cascade' }),
    method: text('method').$type<'mobile' | 'email'>().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.challengeId, table.method] })],
);

/** The authenticator app of each member who has one. */
export const authenticators = pgTable('authenticators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key of the platform. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until the first code; it counts from then on. */
  confirmedAt: moment('confirmed_at'),
  /** The last time step that was accepted: a code works once (RFC 6238 §5.2). */
  lastStep: integer('last_step'),
});

/** The unused recovery codes of members with an authenticator app, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The passkeys of members. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: bytea('public_key').notNull(),
    /** Never goes back; always 0 for a passkey that several devices share. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    browser: text('browser'),
    system: text('system'),
    madeAt: moment('made_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges that a passkey may answer once; one without a user is for a login. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * What a session wants to do and has to prove first: one row for each thing that is done. It is
 * used up by the call that does it.
 */
export const stepUps = pgTable(
  'step_ups',
  {
    id: text('id').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    action: text('action').$type<StepUpAction>().notNull(),
    /** SHA-256 of the action and of everything that says what is done. */
    actionHash: text('action_hash').notNull(),
    /** Null where no money moves. */
    amount: money('amount'),
    target: text('target').notNull(),
    /** What a passkey may answer once; null when nothing was asked of a device. */
    challenge: text('challenge'),
    /** Null until it is proved. */
    provedAt: moment('proved_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex().on(table.sessionHash, table.actionHash)],
);

/** Wrong passwords by the username that was typed, whether or not such an account exists. */
export const loginFailures = pgTable('login_failures', {
  username: text('username').primaryKey(),
  failures: integer('failures').notNull(),
  since: moment('since').notNull(),
  lockedUntil: moment('locked_until'),
});

/** The texts of captchas, by the key of the client. */
export const captchas = pgTable('captchas', {
  key: text('key').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Values that may be used once: solved verifications and the `jti` of sealed bodies. */
export const spentProofs = pgTable('spent_proofs', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<VerificationScope | 'jti'>().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Sealed answers of idempotent writes, by owner, endpoint and hashed key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    owner: text('owner').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.endpoint, table.key] })],
);

/** The SMS and e-mails that were sent. */
export const outbox = pgTable('outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  to: text('to').notNull(),
  text: text('text').notNull(),
  code: text('code').notNull(),
  provider: text('provider').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/**
 * Keys of the platform, by name: every process on the database signs, seals and hashes with the
 * same ones. They outlive a reset.
 */
export const platformKeys = pgTable('platform_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How many calls of a kind an address or account has made in the current window. */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});

/** One row: the changes of QA, over the defaults of `settings.ts`. */
export const settings = pgTable('settings', {
  id: integer('id').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Notices and popups. Those with `execution` B are for everybody, the others for an audience. */
export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  audience: text('audience').$type<'everybody' | 'players' | 'agents'>().notNull(),
  list: text('list').$type<'player' | 'popup'>().notNull(),
  execution: text('execution').$type<'A' | 'B' | 'F'>().notNull(),
  promotionType: text('promotion_type'),
  title: jsonb('title').$type<Text>().notNull(),
  content: jsonb('content').$type<Text>().notNull(),
  time: moment('time').notNull(),
});

/** Banners; a title `w_login` names the one of the login, whose words are in `alt`. */
export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: jsonb('title').$type<Text>().notNull(),
  alt: jsonb('alt').$type<Text>(),
  groupName: text('group_name').$type<NonNullable<Banner['groupName']>>(),
  linkageType: text('linkage_type').$type<Banner['linkageType']>().notNull(),
  url: text('url').notNull(),
});

/** The promotion pages. */
export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  category: text('category').notNull(),
  title: jsonb('title').$type<Text>().notNull(),
  summary: jsonb('summary').$type<Text>().notNull(),
  /** CMS HTML. */
  content: jsonb('content').$type<Text>().notNull(),
});

/** The games that a person played, each with the last time. */
export const recentGames = pgTable(
  'recent_games',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nodeId] })],
);

/** Favourite games. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    vendor: text('vendor').notNull(),
    gameType: text('game_type').$type<GameCategory>().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nodeId] })],
);

/** Feedback of members and guests. */
export const feedbacks = pgTable('feedbacks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null: a guest wrote it. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  writtenAt: moment('written_at').notNull(),
});

/**
 * Anyone who knows the id of a room may read it and write in it, because a stream of events cannot
 * carry a token.
 */
export const chatRooms = pgTable('chat_rooms', {
  id: text('id').primaryKey(),
  modelId: text('model_id').notNull(),
  /** Null: a guest opened it. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The session that the room belongs to, as the hash of its token; null for a guest's. */
  sessionHash: text('session_hash'),
  /** How the desk addresses the caller; null for a guest. */
  name: text('name'),
  /** Messages in a row that the desk did not understand. */
  puzzled: integer('puzzled').notNull().default(0),
  handedOver: boolean('handed_over').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});
/** A chat room as the database holds it. */
export type ChatRoom = typeof chatRooms.$inferSelect;

/** What opens the stream of a room, once. */
export const chatTickets = pgTable('chat_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  roomId: text('room_id')
    .notNull()
    .references(() => chatRooms.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});

/** The lines of the live chat. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** The id that the caller's side gave its message; null for the desk's. */
    clientId: text('client_id'),
    from: text('from').$type<'me' | 'desk'>().notNull(),
    author: text('author').notNull(),
    text: text('text').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [unique().on(table.roomId, table.clientId), index().on(table.roomId, table.id)],
);

/** The ticket of a launched game; it ends with the session that launched it. */
export const playTickets = pgTable('play_tickets', {
  /** SHA-256 of the ticket: the ticket itself is kept nowhere. */
  ticketHash: text('ticket_hash').primaryKey(),
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  game: jsonb('game').$type<PlayedGame>().notNull(),
  /** The room in which the ticket takes a seat; null outside of rooms. */
  roomId: text('room_id'),
  /** Null until the game was opened with it. */
  startedAt: moment('started_at'),
  expiresAt: moment('expires_at').notNull(),
});

/** Bets of the demo game; one with a row of `pendingBets` waits for what decides it. */
export const bets = pgTable(
  'bets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id').notNull(),
    /** The game's own id of its bet: the same id is never bet twice. */
    clientId: text('client_id').notNull(),
    nodeId: text('node_id').notNull(),
    gameName: text('game_name').notNull(),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').$type<GameCategory>().notNull(),
    stake: numeric('stake', { precision: 18, scale: 2 }).notNull(),
    /** Null while the bet is open, like the balance. */
    profit: numeric('profit', { precision: 18, scale: 2 }),
    balance: numeric('balance', { precision: 18, scale: 2 }),
    time: moment('time').notNull(),
    /** The day, `yyyy-MM-dd`, whose close counted the bet for points; null before. */
    pointsDay: text('points_day'),
  },
  (table) => [
    unique().on(table.userId, table.clientId),
    index().on(table.userId, table.time),
    index().on(table.time),
  ],
);

/**
 * Bets that wait for what decides them. A bet is open until it is settled by the published result.
 */
export const pendingBets = pgTable(
  'pending_bets',
  {
    betId: integer('bet_id')
      .primaryKey()
      .references(() => bets.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** The code of the lottery, or `SPORTS`. */
    book: text('book').notNull(),
    /** When it is decided: its draw, or the end of its last match. */
    dueAt: moment('due_at').notNull(),
    /** The numbers of a lottery ticket; none for sports. */
    numbers: jsonb('numbers').$type<string[]>().notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index().on(table.userId, table.book, table.dueAt),
    index('pending_bets_due_index')
      .on(table.dueAt)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** The picks of a slip of sports, each at the odds it was sold at. */
export const sportsLegs = pgTable(
  'sports_legs',
  {
    betId: integer('bet_id')
      .notNull()
      .references(() => bets.id, { onDelete: 'cascade' }),
    match: text('match').notNull(),
    pick: text('pick').$type<SportsPick>().notNull(),
    odds: numeric('odds', { precision: 7, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.match] })],
);

/**
 * The books in double entry: each entry is two or more rows whose amounts add up to zero. Rows are
 * only ever added.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    entry: uuid('entry').notNull(),
    /** A member's id, or `house`. */
    owner: text('owner').notNull(),
    /** `main`, a vendor, or an account of the house: see `sandbox/money/ledger.ts`. */
    wallet: text('wallet').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    amount: money('amount').notNull(),
    /** What the wallet then holds; null for the house. */
    balance: money('balance'),
    /** The movement or the bet that the row belongs to. */
    movementId: integer('movement_id'),
    betId: integer('bet_id'),
    time: moment('time').notNull(),
  },
  (table) => [index().on(table.owner, table.wallet, table.id)],
);

/** Every movement of a main wallet except bets, requested ones included. */
export const walletMovements = pgTable(
  'wallet_movements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    vassalage: text('vassalage'),
    /** Negative when it left the wallet. */
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    balance: numeric('balance', { precision: 18, scale: 2 }),
    status: text('status').$type<'approved' | 'rejected' | 'inProcess'>().notNull(),
    time: moment('time').notNull(),
  },
  (table) => [index().on(table.userId, table.time)],
);

/** A member's money in a vendor's wallet. */
export const vendorWallets = pgTable(
  'vendor_wallets',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vassalage: text('vassalage').notNull(),
    balance: numeric('balance', { precision: 18, scale: 2 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vassalage] }),
    check('vendor_wallets_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** Points by user; a user without a row has none. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull(),
  },
  ({ balance }) => [check('point_accounts_not_below_zero', sql`${balance} >= 0`)],
);

/**
 * What a day's settled bets brought a user in points, written once when the day is over. A day is
 * one of the platform's time zone, `yyyy-MM-dd`.
 */
export const pointDays = pgTable(
  'point_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    /** The stakes by category, and the points per Ks 1,000 that they brought. */
    staked: jsonb('staked').$type<Partial<Record<GameCategory, string>>>().notNull(),
    rates: jsonb('rates').$type<Partial<Record<GameCategory, string>>>().notNull(),
    points: integer('points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The history of points: the changes of each user add up to the balance. */
export const pointRedemptions = pgTable(
  'point_redemptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id').notNull(),
    /** Null: exchanged for money. See `sandbox/rewards/points/lines.ts`. */
    rewardId: text('reward_id'),
    amount: integer('amount').notNull(),
    change: integer('change').notNull(),
    balance: integer('balance').notNull(),
    remark: jsonb('remark').$type<Text>(),
    status: text('status').$type<'inProcess' | 'rejected' | 'approved'>().notNull(),
    time: moment('time').notNull(),
    /** When the platform decides on a reward; null for anything else. */
    decidesAt: moment('decides_at'),
    /** When an approved reward arrives; null before the decision, and for anything else. */
    deliversAt: moment('delivers_at'),
  },
  (table) => [index().on(table.userId, table.time)],
);

/**
 * The VIP level of a user in a month, counted once on its first day from the month before. A month
 * is one of the platform's time zone, `yyyy-MM`.
 */
export const vipMonths = pgTable(
  'vip_months',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    level: integer('level').notNull(),
    /** Settled stakes and credited deposits of the month before. */
    turnover: money('turnover').notNull(),
    deposits: money('deposits').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

/** The days on which a member logged in, in the platform's time zone, `yyyy-MM-dd`. */
export const loginDays = pgTable(
  'login_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/**
 * The credited missions of a member in a week; `bonus` is for all missions together. A week is
 * named by its Monday, `yyyy-MM-dd`.
 */
export const missionGrants = pgTable(
  'mission_grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    week: text('week').notNull(),
    mission: text('mission').$type<MissionKind | 'bonus'>().notNull(),
    points: integer('points').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.week, table.mission] }),
    index().on(table.week),
  ],
);

/**
 * When an activity of the reward centre opens, begins and ends. Its rules are in
 * sandbox/rewards/activities/activities.ts.
 */
export const promotionActivities = pgTable('promotion_activities', {
  id: text('id').primaryKey(),
  opensAt: moment('opens_at').notNull(),
  beginsAt: moment('begins_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** The users who take part in an activity. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: text('activity_id')
      .notNull()
      .references(() => promotionActivities.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
    /** When the platform has reviewed the participation, and the result. */
    decidesAt: moment('decides_at'),
    isRefused: boolean('is_refused').notNull(),
    /** What the member wrote in the application; null where none is needed. */
    remark: text('remark'),
    /** The operator's reason for a rejection; null for the activity's own. */
    rejection: text('rejection'),
    claimedAt: moment('claimed_at'),
    /** When the bonus is due, and when it was paid. */
    paysAt: moment('pays_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.activityId] })],
);

/** Images of applications, sent or not; the same image is stored once per application. */
export const activityImages = pgTable(
  'activity_images',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: text('activity_id')
      .notNull()
      .references(() => promotionActivities.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    sha256: text('sha256').notNull(),
    image: bytea('image').notNull(),
  },
  (table) => [unique().on(table.userId, table.activityId, table.sha256)],
);

/** A rebate of one day of the platform, `yyyy-MM-dd`: a day is paid back once. */
export const rebates = pgTable(
  'rebates',
  {
    userId: text('user_id').notNull(),
    day: text('day').notNull(),
    /** The settled slot bets of the day. */
    staked: money('staked').notNull(),
    /** In percent. */
    rate: money('rate').notNull(),
    amount: money('amount').notNull(),
    creditedAt: moment('credited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/**
 * A bonus that may be withdrawn after `required` was bet from `since` on. `year` is the year of a
 * birthday; 0 for the welcome bonus, which a member gets once.
 */
export const heldBonuses = pgTable(
  'held_bonuses',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'welcome' | 'birthday'>().notNull(),
    year: integer('year').notNull(),
    amount: money('amount').notNull(),
    required: money('required').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.year] })],
);

/** What the first deposit of an invited member brings to the inviter, once. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    friendId: text('friend_id').primaryKey(),
    inviterId: text('inviter_id').notNull(),
    amount: money('amount').notNull(),
    earnedAt: moment('earned_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [index().on(table.inviterId)],
);

/**
 * The raffle of a week, named by its Monday, `yyyy-MM-dd`. The hash of the seed is published during
 * the week, the seed after the draw.
 */
export const raffleDraws = pgTable('raffle_draws', {
  week: text('week').primaryKey(),
  seed: text('seed').notNull(),
  committedAt: moment('committed_at').notNull(),
  drawnAt: moment('drawn_at'),
});

/** The tickets of a draw, numbered from 1 without a gap. */
export const raffleTickets = pgTable(
  'raffle_tickets',
  {
    week: text('week')
      .notNull()
      .references(() => raffleDraws.week, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.number] })],
);

/** The prizes of a draw; each is credited when its winner claims it. */
export const rafflePrizes = pgTable(
  'raffle_prizes',
  {
    week: text('week')
      .notNull()
      .references(() => raffleDraws.week, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    number: integer('number').notNull(),
    userId: text('user_id').notNull(),
    amount: money('amount').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.week, table.place] }), index().on(table.userId)],
);
