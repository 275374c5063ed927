import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { agentFeaturesSchema } from '../../contract/agents';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { fieldRuleSchema, SMS_PROVIDERS, whitelabelSchema } from '../../contract/domain';
import { FEEDBACK_LIMIT, SLOT_GAMES_ADVERTISED, WHITELABEL_FLAGS } from '../../contract/constants';
import { MOST_MORE_DOWNLINES, MOST_SLOTS } from '../base/limits';
import { POINT_CATEGORIES, USUAL_RATES } from '../base/pointRates';
import type { Database } from '../db/database';
import { settings as table } from '../db/schema';
import { registerFields } from './registerFields';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const minutes = v.pipe(v.number(), v.minValue(0.01), v.maxValue(7 * 24 * 60));
const characters = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FEEDBACK_LIMIT));
const rate = v.strictObject({ points: count, seconds: count });

/**
 * The codes that firebase may refuse with, in firebase's own words; `UNKNOWN` is any other code.
 */
export const FIREBASE_FAILURES = [
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'QUOTA_EXCEEDED',
  'OPERATION_NOT_ALLOWED',
  'CAPTCHA_CHECK_FAILED',
  'INVALID_CODE',
  'MISSING_CODE',
  'SESSION_EXPIRED',
  'UNKNOWN',
] as const;

/** What QA may change while the platform runs (docs/decisions/0043). */
const settingsSchema = v.strictObject({
  whitelabel: v.strictObject(whitelabelSchema.entries),
  registerFields: v.record(v.string(), v.strictObject(fieldRuleSchema.entries)),
  /** 0 normal, 1 maintenance, 2 region restricted. */
  systemStatus: v.picklist([0, 1, 2]),
  region: v.strictObject({ restricted: v.boolean() }),
  /** Whose rules of play control hold (docs/decisions/0069). */
  jurisdiction: v.picklist(JURISDICTIONS),
  /** How long until an unanswered withdrawal confirmation counts as received. */
  autoConfirmMinutes: minutes,
  /** How long the review of an amount that did not arrive takes, until it is back in the wallet. */
  reviewMinutes: minutes,
  /**
   * The time in which an order has to be paid, how long the platform looks for the money, and
   * whether it finds the money.
   */
  deposits: v.strictObject({
    payMinutes: minutes,
    checkSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600)),
    outcome: v.picklist(['credited', 'notReceived']),
  }),
  /**
   * Withdrawals: how long the review of a request takes, the fee, and how many are taken per day.
   */
  withdrawal: v.strictObject({
    reviewSeconds: v.pipe(v.number(), v.minValue(0.01), v.maxValue(7 * 24 * 60 * 60)),
    feePercent: v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/)),
    daily: count,
  }),
  /**
   * Applications to activities: how long one is looked at, and the result; `byHand` waits for the
   * controls.
   */
  applications: v.strictObject({
    reviewSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 60 * 60)),
    outcome: v.picklist(['approved', 'rejected', 'byHand']),
  }),
  /**
   * Points per Ks 1,000 of settled bets in each category; how long the platform checks a redeemed
   * reward, what it decides, and how long an approved one is on its way.
   */
  points: v.strictObject({
    rates: v.strictObject(
      v.entriesFromList(POINT_CATEGORIES, v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/))),
    ),
    reviewSeconds: v.pipe(v.number(), v.minValue(0.01), v.maxValue(7 * 24 * 60 * 60)),
    deliverySeconds: v.pipe(v.number(), v.minValue(0.01), v.maxValue(30 * 24 * 60 * 60)),
    outcome: v.picklist(['approved', 'rejected']),
  }),
  /** How long a sent code is valid, and how long the client counts down. */
  expiredMinutes: minutes,
  captcha: v.strictObject({
    mode: v.picklist(['afterFailures', 'always', 'never']),
    /** How many wrong passwords for a username lead to a captcha. */
    failures: count,
    /** Fixes the text of every captcha picture, for QA. */
    text: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,8}$/))),
  }),
  smsProvider: v.picklist(SMS_PROVIDERS),
  /** The code that the next calls of firebase fail with. */
  firebase: v.strictObject({ failure: v.nullable(v.picklist(FIREBASE_FAILURES)) }),
  /** The social accounts that may be used. */
  social: v.strictObject({ facebook: v.boolean(), google: v.boolean() }),
  /** Where a guest on a wide screen types username and password (spec §2 Login form). */
  loginPlace: v.picklist(['dialog', 'header']),
  /** Whether the invitation promotion runs (spec §2 Side menu). */
  referralPromo: v.boolean(),
  /** How many characters a feedback may have. */
  feedback: v.pipe(
    v.strictObject({ minimum: characters, maximum: characters }),
    v.check(
      ({ minimum, maximum }) => minimum <= maximum,
      'The minimum must not be above the maximum.',
    ),
  ),
  /**
   * Whether the desks of the live chat keep their hours, are all present or all away; how many
   * streams of it one person and one address may have open.
   */
  chat: v.strictObject({
    desks: v.picklist(['hours', 'online', 'offline']),
    streams: v.strictObject({ person: count, address: count }),
  }),
  /** How bets in the demo game end: by a fair draw, or always the same way. */
  gameOutcome: v.picklist(['random', 'win', 'lose']),
  /** Every vendor plays from the main wallet; no transfer is needed. */
  singleWallet: v.boolean(),
  /** How many slots the catalogue has, for benches. */
  slotGames: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SLOTS)),
  /** The available pages of the agent centre (spec §2 Agent centre menu pages). */
  agentFeatures: v.strictObject(agentFeaturesSchema.entries),
  /** How many extra members are directly below `agent2`, for benches. */
  networkSize: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MORE_DOWNLINES)),
  /**
   * Per caller's address and group of endpoints; `codes`, `password` and `bets` are per account.
   */
  rateLimits: v.strictObject({
    default: rate,
    login: rate,
    challenge: rate,
    captcha: rate,
    validation: rate,
    codes: rate,
    password: rate,
    feedback: rate,
    chat: rate,
    bets: rate,
  }),
});
/** The present settings. */
export type Settings = v.InferOutput<typeof settingsSchema>;
/** The name of a rate limit. */
export type RateLimitGroup = keyof Settings['rateLimits'];

/** The settings after a reset. */
export const defaultSettings = (): Settings => ({
  whitelabel: Object.fromEntries(
    WHITELABEL_FLAGS.map((flag) => [flag, true]),
  ) as Settings['whitelabel'],
  registerFields: registerFields(),
  systemStatus: 0,
  region: { restricted: false },
  jurisdiction: 'MM',
  autoConfirmMinutes: 30,
  reviewMinutes: 180,
  deposits: { payMinutes: 30, checkSeconds: 6, outcome: 'credited' },
  withdrawal: { reviewSeconds: 20, feePercent: '1.00', daily: 5 },
  applications: { reviewSeconds: 20, outcome: 'approved' },
  points: {
    rates: USUAL_RATES,
    reviewSeconds: 20,
    deliverySeconds: 60,
    outcome: 'approved',
  },
  expiredMinutes: 2,
  captcha: { mode: 'afterFailures', failures: 1, text: null },
  smsProvider: 'platform',
  firebase: { failure: null },
  social: { facebook: true, google: true },
  feedback: { minimum: 10, maximum: FEEDBACK_LIMIT },
  chat: { desks: 'hours', streams: { person: 6, address: 60 } },
  loginPlace: 'dialog',
  referralPromo: true,
  slotGames: SLOT_GAMES_ADVERTISED,
  gameOutcome: 'random',
  singleWallet: false,
  agentFeatures: { dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true },
  networkSize: 0,
  rateLimits: {
    default: { points: 30_000, seconds: 10 },
    login: { points: 1_200, seconds: 60 },
    challenge: { points: 3_000, seconds: 60 },
    captcha: { points: 1_200, seconds: 60 },
    validation: { points: 60, seconds: 60 },
    codes: { points: 20, seconds: 15 * 60 },
    password: { points: 30, seconds: 15 * 60 },
    feedback: { points: 120, seconds: 60 },
    chat: { points: 600, seconds: 60 },
    bets: { points: 100, seconds: 10 },
  },
});

/** The settings in the database. */
export type SettingsStore = {
  current(): Settings;
  /**
   * Merges a patch deeply and stores it; returns the issues of a patch that does not fit the
   * schema, null when it was stored.
   */
  patch(changes: unknown): Promise<string | null>;
  reset(): Promise<void>;
  onChange(listener: () => void): void;
};

/**
 * The settings are stored in the database and read from memory: the sandbox is their only writer.
 */
export const createSettingsStore = async (db: Database): Promise<SettingsStore> => {
  const stored = await db.select().from(table).where(eq(table.id, 1));
  const parsed = v.safeParse(settingsSchema, merge(defaultSettings(), stored[0]?.value ?? {}));
  let current = parsed.success ? parsed.output : defaultSettings();
  const listeners: Array<() => void> = [];
  const replace = (next: Settings) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => current,
    patch: async (changes) => {
      if (!isRecord(changes)) return 'The settings must be a JSON object.';
      const next = v.safeParse(settingsSchema, merge(current, changes));
      if (!next.success)
        return next.issues
          .map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
          .join('; ');
      await db
        .insert(table)
        .values({ id: 1, value: next.output })
        .onConflictDoUpdate({ target: table.id, set: { value: next.output } });
      replace(next.output);
      return null;
    },
    reset: async () => {
      await db.delete(table);
      replace(defaultSettings());
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Objects merge key by key, everything else replaces. Own keys only, so `__proto__` stays a plain
 * unknown key.
 */
const merge = (base: unknown, changes: unknown): unknown => {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const keys = new Set([...Object.keys(base), ...Object.keys(changes)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      Object.hasOwn(changes, key)
        ? merge(Object.hasOwn(base, key) ? base[key] : undefined, changes[key])
        : base[key],
    ]),
  );
};
