import * as v from 'valibot';
import { JURISDICTIONS, LIMIT_KINDS, LIMIT_PERIODS, LIMIT_SPANS } from './jurisdictions/pack';
import { countSchema, moneySchema, positiveMoneySchema } from './scalars';

/** A raise or a removal that waits: for its time, and then for the player to confirm it. */
const pendingSchema = v.object({
  /** Null for a removal. */
  amount: v.nullable(moneySchema),
  askedAt: v.number(),
  /** From then on it can be confirmed. It never becomes effective by itself. */
  from: v.number(),
  /** The rule under which it was asked for; a change of the pack does not move it. */
  jurisdiction: v.picklist(JURISDICTIONS),
  hours: countSchema,
});
/**
 * One limit of a kind and a period, and what its running window has counted. Of a limit of the kind
 * `session` every figure is minutes of play. A limit of the kind `balance` has the period `always`
 * and no window: what is used is what the member has in all wallets and what is on its way there.
 */
const limitSchema = v.object({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_SPANS),
  /** Null while there is none. */
  amount: v.nullable(moneySchema),
  used: moneySchema,
  /** What still fits; null while there is no limit. */
  left: v.nullable(moneySchema),
  /** When the window ends and the count starts again; null where there is no window. */
  windowEnd: v.nullable(v.number()),
  pending: v.nullable(pendingSchema),
});
export type Limit = v.InferOutput<typeof limitSchema>;

/** What happened to a limit. */
const LIMIT_ACTIONS = [
  'set',
  'lowered',
  'raiseAsked',
  'removalAsked',
  'dropped',
  'raised',
  'removed',
] as const;
const limitChangeSchema = v.object({
  id: countSchema,
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_SPANS),
  action: v.picklist(LIMIT_ACTIONS),
  /** The limit before; null for none. */
  before: v.nullable(moneySchema),
  /** The amount that was set, asked for or dropped; null for a removal. */
  after: v.nullable(moneySchema),
  jurisdiction: v.picklist(JURISDICTIONS),
  at: v.number(),
});
export type LimitEntry = v.InferOutput<typeof limitChangeSchema>;

/**
 * A member's limits: one entry for each kind and period of the pack, and for each other limit that
 * is set. `now` is the platform's clock.
 */
export const limitsSchema = v.object({
  limits: v.array(limitSchema),
  /** The last changes, newest first. */
  history: v.array(limitChangeSchema),
  currencySymbol: v.string(),
  now: v.number(),
});

/**
 * What is to become of a limit. `set` with the amount: a first or a lower one counts at once, a
 * higher one waits. `remove` waits. `confirm` makes what waited effective; its amount is the one
 * that the player confirms, null for a removal. `drop` gives up what waits.
 */
export const changeLimitSchema = v.variant('change', [
  v.object({
    change: v.literal('set'),
    kind: v.picklist(LIMIT_KINDS),
    period: v.picklist(LIMIT_SPANS),
    amount: positiveMoneySchema,
  }),
  v.object({
    change: v.literal('confirm'),
    kind: v.picklist(LIMIT_KINDS),
    period: v.picklist(LIMIT_SPANS),
    amount: v.nullable(moneySchema),
  }),
  v.object({
    change: v.picklist(['remove', 'drop']),
    kind: v.picklist(LIMIT_KINDS),
    period: v.picklist(LIMIT_SPANS),
  }),
]);
export type ChangeLimit = v.InferOutput<typeof changeLimitSchema>;

/** What a limit still lets through: of the limits of some kinds, each that is set. */
export const headroomSchema = v.object({
  period: v.picklist(LIMIT_SPANS),
  amount: moneySchema,
  left: moneySchema,
  windowEnd: v.nullable(v.number()),
});
export type Headroom = v.InferOutput<typeof headroomSchema>;

/** A question about the deposit limit that a member is to be asked now (docs/decisions/0103). */
export const limitPromptSchema = v.object({
  /** `first`: none is set. `review`: one is set, and it is time to look at it again. */
  about: v.picklist(['first', 'review']),
  /** Nothing is paid in and no bet is taken before one is set. */
  isRequired: v.boolean(),
  /** What is filled in; it counts only when the member sets it. */
  suggested: v.nullable(
    v.object({ period: v.picklist(LIMIT_PERIODS), amount: positiveMoneySchema }),
  ),
  /** What there is to choose from. */
  periods: v.array(v.picklist(LIMIT_PERIODS)),
});
export type LimitPrompt = v.InferOutput<typeof limitPromptSchema>;
