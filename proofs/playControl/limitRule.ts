import { and, assign, setup } from 'xstate';
import {
  spansOf,
  type Jurisdiction,
  type LimitKind,
  type LimitSpan,
} from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';

/**
 * The windows that the model counts in. What may be paid in under a limit of the balance, which has
 * no window, is `balanceRule.ts`.
 */
export type Window = Exclude<LimitSpan, 'always'>;
type Which = { kind: LimitKind; period: LimitSpan };
/** Which limit: `kind.period`. */
export type LimitKey = `${LimitKind}.${LimitSpan}`;

/** A raise, or a removal (null), that waits. Times are in hours. */
type Pending = {
  amount: number | null;
  /** The rule under which it was asked for. */
  jurisdiction: Jurisdiction;
  needed: number;
  /** Never counted above what is needed, so that there is an end of configurations. */
  waited: number;
  /** Whether the window in which it was asked for has ended since. */
  isLaterWindow: boolean;
};
type Limit = { amount: number; pending: Pending | null };
/** What the platform says; a transition carries it. */
export type Answer =
  | 'changed'
  | 'refused: kind'
  | 'refused: too early'
  | 'refused: nothing waits'
  | 'accepted'
  | 'refused: limit';

export type LimitRuleContext = {
  jurisdiction: Jurisdiction;
  limits: Partial<Record<LimitKey, Limit>>;
  /** What each limit's window has counted. Only limits that were set are counted. */
  used: Partial<Record<LimitKey, number>>;
  /** The hours until each window ends, of those that are looked at. */
  left: Partial<Record<Window, number>>;
};
export type LimitRuleInput = {
  jurisdiction: Jurisdiction;
  left: Partial<Record<Window, number>>;
  limits?: Partial<Record<LimitKey, number>>;
};

/**
 * The hours of a window; the first one may be shorter or longer (daylight saving). Months differ: an
 * input gives what is left of the first one, and each later one has 30 days.
 */
export const HOURS: Record<Window, number> = { day: 24, week: 168, month: 720 };
/** The windows that the model counts in, the shortest first. */
export const WINDOWS: readonly Window[] = ['day', 'week', 'month'];
/** What money counts for. */
const COUNTED = { deposit: ['deposit'], bet: ['stake', 'loss'] } as const;
type Money = { what: keyof typeof COUNTED; amount: number };

type RuleEvent =
  | ({ type: 'limit.set'; amount: number } & Which)
  | ({ type: 'limit.remove' } & Which)
  | ({ type: 'limit.drop' } & Which)
  | ({ type: 'limit.confirm'; amount: number | null } & Which)
  | ({ type: 'money.ask' } & Money)
  | { type: 'time.pass'; hours: number }
  | { type: 'pack.switch'; to: Jurisdiction };

const whichIn = (event: RuleEvent): Which => {
  if (!('kind' in event)) throw new Error(`${event.type} is about no limit`);
  return { kind: event.kind, period: event.period };
};
/** Null for a removal. */
const amountIn = (event: RuleEvent): number | null =>
  event.type === 'limit.set' || event.type === 'limit.confirm' ? event.amount : null;
const ends = (left: number | undefined, event: RuleEvent): boolean =>
  left !== undefined && event.type === 'time.pass' && left <= event.hours;

const keyOf = ({ kind, period }: Which): LimitKey => `${kind}.${period}`;
const isOf = (key: string, period: Window): boolean => key.endsWith(`.${period}`);
const limitAt = ({ limits }: LimitRuleContext, which: Which) => limits[keyOf(which)];
const isMore = (amount: number | null, than: number) => amount === null || amount > than;

/** The limits that count a kind of money, in one window or in all. */
export const limitsOn = (
  { limits }: LimitRuleContext,
  what: Money['what'],
  period?: Window,
): [LimitKey, Limit][] =>
  COUNTED[what].flatMap((kind) =>
    WINDOWS.filter((one) => period === undefined || one === period).flatMap(
      (one): [LimitKey, Limit][] => {
        const limit = limits[`${kind}.${one}`];
        return limit ? [[`${kind}.${one}`, limit]] : [];
      },
    ),
  );

const fits = (context: LimitRuleContext, event: RuleEvent, period: Window): boolean =>
  event.type === 'money.ask' &&
  limitsOn(context, event.what, period).every(
    ([key, limit]) => (context.used[key] ?? 0) + event.amount <= limit.amount,
  );

const withLimit = (
  { limits }: LimitRuleContext,
  which: Which,
  limit: Limit | null,
): Pick<LimitRuleContext, 'limits'> => {
  const { [keyOf(which)]: _, ...others } = limits;
  return { limits: limit ? { ...others, [keyOf(which)]: limit } : others };
};

/** The windows of a period begin again. */
const restarted = (
  { used, limits, left }: LimitRuleContext,
  period: Window,
): Pick<LimitRuleContext, 'used' | 'limits' | 'left'> => ({
  used: Object.fromEntries(Object.entries(used).filter(([key]) => !isOf(key, period))),
  limits: Object.fromEntries(
    Object.entries(limits).map(([key, limit]) => [
      key,
      limit.pending && isOf(key, period)
        ? { ...limit, pending: { ...limit.pending, isLaterWindow: true } }
        : limit,
    ]),
  ),
  left: { ...left, [period]: (left[period] ?? 0) + HOURS[period] },
});

/** The guards that the properties rest on are the conditions of `sandbox/member/limits`. */
const limitRuleSetup = setup({
  types: {
    context: {} as LimitRuleContext,
    input: {} as LimitRuleInput,
    events: {} as RuleEvent,
    meta: {} as { answer: Answer },
  },
  guards: {
    isFirst: ({ context, event }) => limitAt(context, whichIn(event)) === undefined,
    isOffered: ({ context: { jurisdiction }, event }) => {
      const { kind, period } = whichIn(event);
      return spansOf(PACKS[jurisdiction], kind).includes(period);
    },
    isLower: ({ context, event }) => {
      const limit = limitAt(context, whichIn(event));
      const amount = amountIn(event);
      return limit !== undefined && amount !== null && amount < limit.amount;
    },
    isNewRaise: ({ context, event }) => {
      const limit = limitAt(context, whichIn(event));
      const amount = amountIn(event);
      return (
        limit !== undefined && isMore(amount, limit.amount) && limit.pending?.amount !== amount
      );
    },
    isAskedFor: ({ context, event }) => {
      const pending = limitAt(context, whichIn(event))?.pending ?? null;
      return pending !== null && pending.amount === amountIn(event);
    },
    hasWaited: ({ context, event }) => {
      const pending = limitAt(context, whichIn(event))?.pending ?? null;
      return pending !== null && pending.waited >= pending.needed;
    },
    isAsItIs: ({ context, event }) =>
      (limitAt(context, whichIn(event))?.amount ?? null) === amountIn(event),
    fitsDay: ({ context, event }) => fits(context, event, 'day'),
    fitsWeek: ({ context, event }) => fits(context, event, 'week'),
    fitsMonth: ({ context, event }) => fits(context, event, 'month'),
    endsDay: ({ context: { left }, event }) => ends(left.day, event),
    endsWeek: ({ context: { left }, event }) => ends(left.week, event),
    endsMonth: ({ context: { left }, event }) => ends(left.month, event),
  },
  actions: {
    put: assign(({ context }, { amount, ...which }: Which & { amount: number }) =>
      withLimit(context, which, { amount, pending: null }),
    ),
    ask: assign(({ context }, { amount, ...which }: Which & { amount: number | null }) => {
      const limit = limitAt(context, which);
      if (!limit) return {};
      const { raiseHours, raiseWaitsForWindow } = PACKS[context.jurisdiction];
      const left = which.period === 'always' ? undefined : context.left[which.period];
      const rest = raiseWaitsForWindow.value ? (left ?? 0) : 0;
      const pending = {
        amount,
        jurisdiction: context.jurisdiction,
        needed: Math.max(raiseHours.value, rest),
        waited: 0,
        isLaterWindow: false,
      };
      return withLimit(context, which, { ...limit, pending });
    }),
    drop: assign(({ context }, which: Which) => {
      const limit = limitAt(context, which);
      return limit ? withLimit(context, which, { ...limit, pending: null }) : {};
    }),
    raise: assign(({ context }, which: Which) => {
      const pending = limitAt(context, which)?.pending;
      if (!pending) return {};
      return withLimit(
        context,
        which,
        pending.amount === null ? null : { amount: pending.amount, pending: null },
      );
    }),
    count: assign(({ context }, { what, amount }: Money) => ({
      used: {
        ...context.used,
        ...Object.fromEntries(
          limitsOn(context, what).map(([key]) => [key, (context.used[key] ?? 0) + amount]),
        ),
      },
    })),
    wait: assign(({ context: { left, limits } }, hours: number) => ({
      left: Object.fromEntries(
        Object.entries(left).map(([period, rest]) => [period, rest - hours]),
      ),
      limits: Object.fromEntries(
        Object.entries(limits).map(([key, limit]) => [
          key,
          limit.pending
            ? {
                ...limit,
                pending: {
                  ...limit.pending,
                  waited: Math.min(limit.pending.waited + hours, limit.pending.needed),
                },
              }
            : limit,
        ]),
      ),
    })),
    restartDay: assign(({ context }) => restarted(context, 'day')),
    restartWeek: assign(({ context }) => restarted(context, 'week')),
    restartMonth: assign(({ context }) => restarted(context, 'month')),
    switchPack: assign((_, jurisdiction: Jurisdiction) => ({ jurisdiction })),
  },
});

const whichOf = ({ event: { kind, period } }: { event: Which }) => ({ kind, period });
const changeOf = ({ event: { kind, period, amount } }: { event: Which & { amount: number } }) => ({
  kind,
  period,
  amount,
});
const removalOf = ({ event: { kind, period } }: { event: Which }) => ({
  kind,
  period,
  amount: null,
});
const moneyOf = ({ event: { what, amount } }: { event: Money }) => ({ what, amount });
const hoursOf = ({ event }: { event: { hours: number } }) => event.hours;
const say = (answer: Answer) => ({ answer });

/**
 * The platform's rule of limits as a machine: what each call does, in the transaction that does it.
 * `tests/sandbox/member/limitRule.test.ts` walks its paths on the platform.
 */
export const limitRule = limitRuleSetup.createMachine({
  id: 'limitRule',
  context: ({ input: { jurisdiction, left, limits = {} } }) => ({
    jurisdiction,
    left,
    limits: Object.fromEntries(
      Object.entries(limits).map(([key, amount]) => [key, { amount, pending: null }]),
    ),
    used: {},
  }),
  on: {
    'limit.set': [
      {
        guard: and(['isFirst', 'isOffered']),
        actions: { type: 'put', params: changeOf },
        meta: say('changed'),
      },
      { guard: 'isFirst', meta: say('refused: kind') },
      { guard: 'isLower', actions: { type: 'put', params: changeOf }, meta: say('changed') },
      { guard: 'isNewRaise', actions: { type: 'ask', params: changeOf }, meta: say('changed') },
      { meta: say('changed') },
    ],
    'limit.remove': [
      { guard: 'isNewRaise', actions: { type: 'ask', params: removalOf }, meta: say('changed') },
      { meta: say('changed') },
    ],
    'limit.drop': { actions: { type: 'drop', params: whichOf }, meta: say('changed') },
    'limit.confirm': [
      {
        guard: and(['isAskedFor', 'hasWaited']),
        actions: { type: 'raise', params: whichOf },
        meta: say('changed'),
      },
      { guard: 'isAskedFor', meta: say('refused: too early') },
      { guard: 'isAsItIs', meta: say('changed') },
      { meta: say('refused: nothing waits') },
    ],
    'money.ask': [
      {
        guard: and(['fitsDay', 'fitsWeek', 'fitsMonth']),
        actions: { type: 'count', params: moneyOf },
        meta: say('accepted'),
      },
      { meta: say('refused: limit') },
    ],
    'time.pass': [
      {
        guard: and(['endsDay', 'endsWeek', 'endsMonth']),
        actions: [{ type: 'wait', params: hoursOf }, 'restartDay', 'restartWeek', 'restartMonth'],
      },
      {
        guard: and(['endsDay', 'endsMonth']),
        actions: [{ type: 'wait', params: hoursOf }, 'restartDay', 'restartMonth'],
      },
      {
        guard: and(['endsDay', 'endsWeek']),
        actions: [{ type: 'wait', params: hoursOf }, 'restartDay', 'restartWeek'],
      },
      {
        guard: and(['endsWeek', 'endsMonth']),
        actions: [{ type: 'wait', params: hoursOf }, 'restartWeek', 'restartMonth'],
      },
      { guard: 'endsDay', actions: [{ type: 'wait', params: hoursOf }, 'restartDay'] },
      { guard: 'endsMonth', actions: [{ type: 'wait', params: hoursOf }, 'restartMonth'] },
      { guard: 'endsWeek', actions: [{ type: 'wait', params: hoursOf }, 'restartWeek'] },
      { actions: { type: 'wait', params: hoursOf } },
    ],
    'pack.switch': { actions: { type: 'switchPack', params: ({ event }) => event.to } },
  },
});
