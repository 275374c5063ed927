import { assign, setup } from 'xstate';

/** Amounts are thousands of kyat. */
export type BalanceRuleContext = {
  /** Null for none. */
  limit: number | null;
  balance: number;
  /** The deposit that is under way; null for none. */
  coming: number | null;
};
type BalanceEvent =
  | { type: 'limit.set'; amount: number }
  | { type: 'deposit.ask'; amount: number }
  | { type: 'deposit.arrive' }
  | { type: 'deposit.cancel' }
  | { type: 'bonus.claim'; amount: number }
  | { type: 'win.pay'; amount: number }
  | { type: 'money.withdraw' };
/** What the platform says; a transition carries it. */
export type BalanceAnswer = 'changed' | 'accepted' | 'refused: open' | 'refused: limit' | 'paid';

/** No wins above it, so that there is an end of configurations. */
const MOST = 100;

/**
 * The platform's rule of the balance limit as a machine: its guards are the conditions of
 * `sandbox/member/limits`, and `tests/sandbox/member/balanceRule.test.ts` walks its paths there.
 * How the limit itself is raised is the rule of every limit (`limitRule.ts`).
 */
export const balanceRule = setup({
  types: {
    context: {} as BalanceRuleContext,
    input: {} as Pick<BalanceRuleContext, 'limit' | 'balance'>,
    events: {} as BalanceEvent,
    meta: {} as { answer: BalanceAnswer },
  },
  guards: {
    isLower: ({ context: { limit } }, amount: number) => limit === null || amount < limit,
    isUnderWay: ({ context: { coming } }) => coming !== null,
    fits: ({ context: { limit, balance, coming } }, amount: number) =>
      limit === null || balance + (coming ?? 0) + amount <= limit,
    isWithinModel: ({ context: { balance } }) => balance <= MOST,
  },
  actions: {
    keepLimit: assign((_, limit: number) => ({ limit })),
    keepComing: assign((_, coming: number) => ({ coming })),
    credit: assign(({ context: { balance, coming } }) => ({
      balance: balance + (coming ?? 0),
      coming: null,
    })),
    forgetComing: assign({ coming: null }),
    pay: assign(({ context: { balance } }, amount: number) => ({ balance: balance + amount })),
    empty: assign({ balance: 0 }),
  },
}).createMachine({
  id: 'balanceRule',
  context: ({ input }) => ({ ...input, coming: null }),
  on: {
    'limit.set': [
      {
        guard: { type: 'isLower', params: ({ event }) => event.amount },
        actions: { type: 'keepLimit', params: ({ event }) => event.amount },
        meta: { answer: 'changed' },
      },
      { meta: { answer: 'changed' } },
    ],
    'deposit.ask': [
      { guard: 'isUnderWay', meta: { answer: 'refused: open' } },
      {
        guard: { type: 'fits', params: ({ event }) => event.amount },
        actions: { type: 'keepComing', params: ({ event }) => event.amount },
        meta: { answer: 'accepted' },
      },
      { meta: { answer: 'refused: limit' } },
    ],
    'deposit.arrive': { guard: 'isUnderWay', actions: 'credit' },
    'deposit.cancel': { guard: 'isUnderWay', actions: 'forgetComing' },
    'bonus.claim': [
      {
        guard: { type: 'fits', params: ({ event }) => event.amount },
        actions: { type: 'pay', params: ({ event }) => event.amount },
        meta: { answer: 'accepted' },
      },
      { meta: { answer: 'refused: limit' } },
    ],
    'win.pay': {
      guard: 'isWithinModel',
      actions: { type: 'pay', params: ({ event }) => event.amount },
      meta: { answer: 'paid' },
    },
    'money.withdraw': { actions: 'empty', meta: { answer: 'accepted' } },
  },
});
