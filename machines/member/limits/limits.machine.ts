import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { findAmountError, hundredthsOf } from '../../shared/amount';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import { limitChangeMachine } from '../limitChange/limitChange.machine';
import type { LimitChangeOutput } from '../limitChange/limitChange.types';
import type { ChangeLimit, Limit, LimitDesk, LimitKind, LimitSpan } from './limits.types';

/** How often an open page is read again: bets count, and the jurisdiction may change. */
export const LIMITS_INTERVAL = 5_000;

type Context = {
  desk: LimitDesk | null;
  /** The period chosen for each kind; the first one before. */
  periods: Partial<Record<LimitKind, LimitSpan>>;
  /** The change under way. */
  wish: ChangeLimit | null;
  fieldErrors: Partial<Record<LimitKind, Message>>;
  isWhyOpen: boolean;
  message: Message | null;
};
type Which = { kind: LimitKind; period: LimitSpan };
type Amount = { kind: LimitKind; amount: string };

/** The limit of a kind and a period; undefined when the pack does not offer it and none is set. */
export const limitOf = (desk: LimitDesk | null, { kind, period }: Which): Limit | undefined =>
  desk?.limits.find((one) => one.kind === kind && one.period === period);

/** The period chosen for a kind: the first one before a choice. */
export const periodOf = ({ desk, periods }: Pick<Context, 'desk' | 'periods'>, kind: LimitKind) =>
  periods[kind] ?? desk?.limits.find((one) => one.kind === kind)?.period ?? 'day';

/** Why an amount is no change of the limit that is chosen; null when it is one. */
const errorOf = (context: Context, { kind, amount }: Amount): Message | null => {
  const fault = findAmountError(amount, {});
  if (fault) return fault;
  const limit = limitOf(context.desk, { kind, period: periodOf(context, kind) });
  const current = limit?.amount ?? null;
  return current !== null && hundredthsOf(current) === hundredthsOf(amount)
    ? { key: 'limits:same' }
    : null;
};

const limitsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'limits.reload' }
      | ({ type: 'period.choose' } & Which)
      | ({ type: 'limit.set' } & Amount)
      | { type: 'limit.remove'; kind: LimitKind }
      | ({ type: 'raise.confirm' } & Which)
      | ({ type: 'raise.drop' } & Which)
      | { type: 'why.toggle' },
    tags: {} as 'busy',
    children: {} as { readLimits: 'readLimits'; limitChange: 'limitChange' },
  },
  actors: {
    readLimits: port<LimitDesk, void>('readLimits'),
    limitChange: limitChangeMachine,
  },
  guards: {
    hasError: ({ context }, asked: Amount) => errorOf(context, asked) !== null,
    isChosenSet: ({ context }, kind: LimitKind) =>
      (limitOf(context.desk, { kind, period: periodOf(context, kind) })?.amount ?? null) !== null,
    isWaiting: ({ context }, which: Which) =>
      (limitOf(context.desk, which)?.pending ?? null) !== null,
  },
  actions: {
    keepDesk: assign((_, desk: LimitDesk) => ({ desk, message: null })),
    /** The answer to a change has no pack. */
    keepLimits: assign(({ context }, { limits }: OfKind<LimitChangeOutput, 'changed'>) => ({
      desk: context.desk && { ...context.desk, ...limits },
    })),
    keepPeriod: assign(({ context }, { kind, period }: Which) => ({
      periods: { ...context.periods, [kind]: period },
      fieldErrors: {},
    })),
    keepAmount: assign(({ context }, { kind, amount }: Amount) => ({
      wish: { change: 'set' as const, kind, period: periodOf(context, kind), amount },
    })),
    keepRemoval: assign(({ context }, kind: LimitKind) => ({
      wish: { change: 'remove' as const, kind, period: periodOf(context, kind) },
    })),
    keepConfirmation: assign(({ context }, { kind, period }: Which) => ({
      wish: {
        change: 'confirm' as const,
        kind,
        period,
        amount: limitOf(context.desk, { kind, period })?.pending?.amount ?? null,
      },
    })),
    keepDrop: assign((_, { kind, period }: Which) => ({
      wish: { change: 'drop' as const, kind, period },
    })),
    forgetWish: assign({ wish: null }),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    showError: assign(({ context }, asked: Amount) => {
      const fault = errorOf(context, asked);
      return { fieldErrors: fault ? { [asked.kind]: fault } : {} };
    }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    toggleWhy: assign(({ context }) => ({ isWhyOpen: !context.isWhyOpen })),
    notifySaved: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'limits:saved' } }),
    ),
  },
  delays: { interval: LIMITS_INTERVAL },
}).extend({ guards: kindGuards('changed', 'refused') });
const { onFault, onOutcome, onOutput } = branchesOf(limitsSetup);

const whichOf = ({ event: { kind, period } }: { event: Which }) => ({ kind, period });
const amountOf = ({ event: { kind, amount } }: { event: Amount }) => ({ kind, amount });
const kindOf = ({ event }: { event: { kind: LimitKind } }) => event.kind;

/** The limits that a member sets themselves (issue 28; docs/decisions/0069). */
export const limitsMachine = limitsSetup.createMachine({
  id: 'limits',
  context: {
    desk: null,
    periods: {},
    wish: null,
    fieldErrors: {},
    isWhyOpen: false,
    message: null,
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readLimits',
        src: 'readLimits',
        onDone: onOutput('readLimits', { target: 'list', actions: 'keepDesk' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'limits.reload': 'reading' } },
    list: {
      initial: 'idle',
      on: {
        'period.choose': { actions: { type: 'keepPeriod', params: whichOf } },
        'limit.set': [
          {
            guard: { type: 'hasError', params: amountOf },
            actions: { type: 'showError', params: amountOf },
          },
          { target: 'change', actions: { type: 'keepAmount', params: amountOf } },
        ],
        'limit.remove': {
          guard: { type: 'isChosenSet', params: kindOf },
          target: 'change',
          actions: { type: 'keepRemoval', params: kindOf },
        },
        'raise.confirm': {
          guard: { type: 'isWaiting', params: whichOf },
          target: 'change',
          actions: { type: 'keepConfirmation', params: whichOf },
        },
        'raise.drop': {
          guard: { type: 'isWaiting', params: whichOf },
          target: 'change',
          actions: { type: 'keepDrop', params: whichOf },
        },
        'why.toggle': { actions: 'toggleWhy' },
      },
      states: {
        idle: { after: { interval: 'rereading' } },
        rereading: {
          tags: 'busy',
          invoke: {
            id: 'readLimits',
            src: 'readLimits',
            onDone: onOutput('readLimits', { target: 'idle', actions: 'keepDesk' }),
            // What is shown stays; it is read again after the next interval.
            onError: 'idle',
          },
        },
      },
    },
    change: {
      entry: 'clearErrors',
      exit: 'forgetWish',
      invoke: {
        id: 'limitChange',
        src: 'limitChange',
        input: ({ context }) => {
          const wish = context.wish as ChangeLimit;
          return { wish, limit: limitOf(context.desk, wish) as Limit };
        },
        onDone: onOutcome('limitChange', {
          changed: { target: 'list', actions: ['keepLimits', 'notifySaved'] },
          refused: { target: 'list', actions: 'showRefusal' },
          // A lost change may have been done.
          otherwise: { target: 'list.rereading' },
        }),
      },
    },
  },
});
export type LimitsRef = ActorRefFrom<typeof limitsMachine>;
export type LimitsSnapshot = SnapshotFrom<typeof limitsMachine>;
