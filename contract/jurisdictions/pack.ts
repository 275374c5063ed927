import * as v from 'valibot';

/** The jurisdictions that the product knows; `MM` is the house's own rules. */
export const JURISDICTIONS = ['MM', 'UK', 'SE', 'ON', 'MT'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];
/** What a limit of money counts: money paid in, money lost, money staked. */
export const MONEY_LIMITS = ['deposit', 'loss', 'stake'] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];
/**
 * What a limit counts: money, with `session` minutes of play, or with `balance` the money that the
 * member has here.
 */
export const LIMIT_KINDS = [...MONEY_LIMITS, 'session', 'balance'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** The fixed windows of a limit: a day, a week from Monday, a month, in the zone of the pack. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
/** What a limit is for: one of the windows, or `always` where there is no window (the balance). */
export const LIMIT_SPANS = [...LIMIT_PERIODS, 'always'] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

/** A value, the clause that it comes from, and whether the clause itself could not be read. */
const rule = <TValue extends v.GenericSchema>(value: TValue) =>
  v.object({ value, clause: v.pipe(v.string(), v.minLength(1)), assumed: v.boolean() });
const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60));
const seconds = v.pipe(v.number(), v.minValue(0.5), v.maxValue(60));
const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 366));

/** An organisation that helps people whose play worries them: its own name, and its site. */
const organisation = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+\/$/)),
});
export type Organisation = v.InferOutput<typeof organisation>;

/** The rules of play control in one jurisdiction (docs/decisions/0069). */
export const packSchema = v.object({
  code: v.picklist(JURISDICTIONS),
  /** The zone whose midnights bound the windows (IANA). */
  timeZone: rule(v.pipe(v.string(), v.regex(/^[A-Z]\w+\/\w+$/))),
  limitKinds: rule(v.array(v.picklist(LIMIT_KINDS))),
  limitPeriods: rule(v.array(v.picklist(LIMIT_PERIODS))),
  /**
   * Before the first deposit a player is asked about a deposit limit, which may be declined, or is
   * required: then no deposit and no bet is taken without.
   */
  limitPrompt: rule(v.picklist(['offered', 'required'])),
  /** When the question comes: right after the registration, or with the first deposit. */
  limitPromptAt: rule(v.picklist(['registration', 'firstDeposit'])),
  /** The limit that is filled in where a player is asked; null for none. */
  limitSuggested: rule(
    v.nullable(
      v.object({
        period: v.picklist(LIMIT_PERIODS),
        amount: v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
      }),
    ),
  ),
  /** After how many months a player is asked again: with a limit, and without; null for never. */
  limitReview: rule(v.nullable(v.object({ limited: months, unlimited: months }))),
  /** How long a raise or a removal waits before the player can confirm it. */
  raiseHours: rule(hours),
  /** A raise also waits for the end of the window that runs when it is asked for. */
  raiseWaitsForWindow: rule(v.boolean()),
  /** The lengths of a break. */
  breakHours: rule(v.array(hours)),
  /**
   * How long a break is that a member starts from inside a game with one press and one
   * confirmation: one of the lengths of a break; null where no rule asks for such a button.
   */
  panicHours: rule(v.nullable(hours)),
  /** The lengths of a self-exclusion in months; null is until further notice. */
  exclusionMonths: rule(v.array(v.nullable(months))),
  /** When a lower limit counts. */
  lowering: rule(v.literal('atOnce')),
  /** A raise becomes effective only when the player confirms it after its time. */
  raiseConfirmed: rule(v.literal(true)),
  /** Which of several limits on the same money counts. */
  severalLimits: rule(v.literal('lowest')),
  /** What stays open during a break and a self-exclusion. */
  openWhileBlocked: rule(v.array(v.picklist(['withdraw', 'read']))),
  /** Whether the session in which an exclusion was started goes on, or ends with it. */
  sessionAtExclusion: rule(v.picklist(['stays', 'ends'])),
  /** A withdrawal that waits for its decision can be taken back by the player. */
  withdrawalTakeBack: rule(v.boolean()),
  /** Who helps, free of charge: named to everyone on a break or excluded. */
  organisations: rule(v.pipe(v.array(organisation), v.minLength(1))),
  /** The months of the account statement: of all, and of those that are shown unasked. */
  statement: rule(v.object({ months, shown: months })),
  /** Minutes between two reality checks: of one who chose none, and the bounds of a choice. */
  realityCheck: rule(v.object({ usual: minutes, least: minutes, most: minutes })),
  /** Minutes without a person's doing after which a login ends; null where no rule asks for it. */
  idleLogout: rule(v.nullable(minutes)),
  /**
   * Seconds from one bet of a member to the next: in slots, and in the other casino games (fishing,
   * live casino, PVP); null where no rule asks for any. Lotteries and sports have no such rule.
   */
  gameCycle: rule(v.nullable(v.object({ slots: seconds, others: v.nullable(seconds) }))),
  /** The time played and the net position are shown while playing. */
  sessionClock: rule(v.literal(true)),
});
export type Pack = v.InferOutput<typeof packSchema>;

/** What a pack lets a member limit of a kind; nothing of a kind that it does not offer. */
export const spansOf = (
  { limitKinds, limitPeriods }: Pick<Pack, 'limitKinds' | 'limitPeriods'>,
  kind: LimitKind,
): readonly LimitSpan[] => {
  if (!limitKinds.value.includes(kind)) return [];
  return kind === 'balance' ? ['always'] : limitPeriods.value;
};
