import { and, assign, or, setup } from 'xstate';
import type { Jurisdiction } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import type { Asked } from './request';

type Kind = 'break' | 'exclusion';
/** A break or an exclusion that runs. Times are in hours; `left` is null until further notice. */
type Block = { length: number | null; left: number | null; since: number };
export type BlockRuleContext = {
  jurisdiction: Jurisdiction;
  break: Block | null;
  exclusion: Block | null;
};
type BlockEvent =
  /** `length`: as in the pack, hours of a break and months of an exclusion. */
  | { type: 'block.start'; kind: Kind; length: number | null; hours: number | null }
  | { type: 'request.ask'; what: Asked }
  | { type: 'person.register' }
  | { type: 'time.pass'; hours: number };
/** What the platform says; a transition carries it. */
export type BlockAnswer = 'started' | 'accepted' | 'refused';

const isOver = (block: Block | null, hours: number): boolean =>
  block !== null && block.left !== null && block.left <= hours;
const later = (block: Block | null, hours: number): Block | null =>
  block && {
    ...block,
    left: block.left === null ? null : block.left - hours,
    // Of one until further notice it does not matter how long it runs.
    since: block.left === null ? 0 : block.since + hours,
  };
/** The one of two blocks that ends last. */
const longer = (one: Block | null, other: Block): Block =>
  one && (one.left === null || (other.left !== null && one.left >= other.left)) ? one : other;
/** Whether a break or an exclusion runs. */
export const isBlocked = (context: BlockRuleContext): boolean =>
  context.break !== null || context.exclusion !== null;

/**
 * The platform's rule of breaks and exclusions as a machine. Its guards are the conditions of
 * `sandbox/member/playBlock`; `tests/sandbox/member/blockRule.test.ts` walks its paths there.
 */
export const blockRule = setup({
  types: {
    context: {} as BlockRuleContext,
    input: {} as { jurisdiction: Jurisdiction },
    events: {} as BlockEvent,
    meta: {} as { answer: BlockAnswer },
  },
  guards: {
    isLengthOffered: ({ context: { jurisdiction }, event }) => {
      if (event.type !== 'block.start') return false;
      const { breakHours, exclusionMonths } = PACKS[jurisdiction];
      const lengths: readonly (number | null)[] =
        event.kind === 'break' ? breakHours.value : exclusionMonths.value;
      return lengths.includes(event.length);
    },
    isFree: ({ context }) => !isBlocked(context),
    isMoneyOut: ({ event }) => event.type === 'request.ask' && event.what === 'withdrawal',
    isUnknownPerson: ({ context }) => context.exclusion === null,
    endsBreak: ({ context, event }) =>
      event.type === 'time.pass' && isOver(context.break, event.hours),
    endsExclusion: ({ context, event }) =>
      event.type === 'time.pass' && isOver(context.exclusion, event.hours),
  },
  actions: {
    start: assign(
      (
        { context },
        { kind, length, hours }: { kind: Kind; length: number | null; hours: number | null },
      ) => ({
        [kind]: longer(context[kind], { length, left: hours, since: 0 }),
      }),
    ),
    endBreak: assign({ break: null }),
    endExclusion: assign({ exclusion: null }),
    wait: assign(({ context }, hours: number) => ({
      break: later(context.break, hours),
      exclusion: later(context.exclusion, hours),
    })),
  },
}).createMachine({
  id: 'blockRule',
  context: ({ input }) => ({ ...input, break: null, exclusion: null }),
  on: {
    'block.start': [
      {
        guard: 'isLengthOffered',
        actions: {
          type: 'start',
          params: ({ event: { kind, length, hours } }) => ({ kind, length, hours }),
        },
        meta: { answer: 'started' },
      },
      { meta: { answer: 'refused' } },
    ],
    'request.ask': [
      { guard: or(['isFree', 'isMoneyOut']), meta: { answer: 'accepted' } },
      { meta: { answer: 'refused' } },
    ],
    'person.register': [
      { guard: 'isUnknownPerson', meta: { answer: 'accepted' } },
      { meta: { answer: 'refused' } },
    ],
    'time.pass': [
      {
        guard: and(['endsBreak', 'endsExclusion']),
        actions: ['endBreak', 'endExclusion'],
      },
      {
        guard: 'endsBreak',
        actions: ['endBreak', { type: 'wait', params: ({ event }) => event.hours }],
      },
      {
        guard: 'endsExclusion',
        actions: ['endExclusion', { type: 'wait', params: ({ event }) => event.hours }],
      },
      { actions: { type: 'wait', params: ({ event }) => event.hours } },
    ],
  },
});
