import { assign, or, setup } from 'xstate';
import type { Jurisdiction } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';

export type PromptRuleContext = {
  jurisdiction: Jurisdiction;
  /** A deposit limit is set. */
  limit: boolean;
  /** Months since the last answer or change; null for none. Never counted above what is asked. */
  since: number | null;
  /** The question of the last read: with a limit filled in, or without; null for none. */
  shown: 'filled' | 'empty' | null;
};
type PromptEvent =
  | { type: 'desk.read' }
  | { type: 'limit.set' }
  | { type: 'limit.end' }
  | { type: 'prompt.decline' }
  | { type: 'deposit.ask' }
  | { type: 'bet.ask' }
  | { type: 'time.pass'; months: number }
  | { type: 'pack.switch'; to: Jurisdiction };
/** What the platform says; a transition carries it. */
export type PromptAnswer =
  | 'asked'
  | 'asked again'
  | 'not asked'
  | 'changed'
  | 'declined'
  | 'accepted'
  | 'refused';

const MOST = 12;
const packOf = ({ jurisdiction }: PromptRuleContext) => PACKS[jurisdiction];

/**
 * The platform's rule of the question about the deposit limit: its guards are the conditions of
 * `sandbox/member/limits/prompt.ts`, and `tests/sandbox/member/promptRule.test.ts` walks it there.
 */
export const promptRule = setup({
  types: {
    context: {} as PromptRuleContext,
    input: {} as { jurisdiction: Jurisdiction },
    events: {} as PromptEvent,
    meta: {} as { answer: PromptAnswer },
  },
  guards: {
    hasLimit: ({ context }) => context.limit,
    needsLimit: ({ context }) => !context.limit && packOf(context).limitPrompt.value === 'required',
    isUnanswered: ({ context: { limit, since } }) => !limit && since === null,
    isLongWithout: ({ context }) => {
      const review = packOf(context).limitReview.value;
      return !context.limit && review !== null && (context.since ?? 0) >= review.unlimited;
    },
    isLongSet: ({ context }) => {
      const review = packOf(context).limitReview.value;
      return context.limit && review !== null && (context.since ?? 0) >= review.limited;
    },
  },
  actions: {
    show: assign(({ context }) => ({
      shown: packOf(context).limitSuggested.value ? ('filled' as const) : ('empty' as const),
    })),
    showReview: assign({ shown: 'empty' }),
    showNone: assign({ shown: null }),
    putLimit: assign({ limit: true, since: 0 }),
    endLimit: assign({ limit: false, since: 0 }),
    noteAnswer: assign({ since: 0 }),
    wait: assign(({ context: { since } }, months: number) => ({
      since: since === null ? null : Math.min(since + months, MOST),
    })),
    switchPack: assign((_, jurisdiction: Jurisdiction) => ({ jurisdiction })),
  },
}).createMachine({
  id: 'promptRule',
  context: ({ input }) => ({ ...input, limit: false, since: null, shown: null }),
  on: {
    'desk.read': [
      { guard: 'needsLimit', actions: 'show', meta: { answer: 'asked' } },
      {
        guard: or(['isUnanswered', 'isLongWithout']),
        actions: 'show',
        meta: { answer: 'asked' },
      },
      { guard: 'isLongSet', actions: 'showReview', meta: { answer: 'asked again' } },
      { actions: 'showNone', meta: { answer: 'not asked' } },
    ],
    'limit.set': [
      { guard: 'hasLimit', meta: { answer: 'changed' } },
      { actions: 'putLimit', meta: { answer: 'changed' } },
    ],
    'limit.end': { guard: 'hasLimit', actions: 'endLimit', meta: { answer: 'changed' } },
    'prompt.decline': [
      { guard: 'needsLimit', meta: { answer: 'refused' } },
      {
        guard: or(['isUnanswered', 'isLongWithout', 'isLongSet']),
        actions: 'noteAnswer',
        meta: { answer: 'declined' },
      },
      { meta: { answer: 'declined' } },
    ],
    'deposit.ask': [
      { guard: 'needsLimit', meta: { answer: 'refused' } },
      { meta: { answer: 'accepted' } },
    ],
    'bet.ask': [
      { guard: 'needsLimit', meta: { answer: 'refused' } },
      { meta: { answer: 'accepted' } },
    ],
    'time.pass': { actions: { type: 'wait', params: ({ event }) => event.months } },
    'pack.switch': { actions: { type: 'switchPack', params: ({ event }) => event.to } },
  },
});
