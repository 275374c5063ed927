import { and, assign, setup } from 'xstate';
import { PLAY_SESSION } from '../../contract/playSession';

/** Times are in minutes. */
export type TimeRuleContext = {
  /** The limit of a day; null for none. */
  limit: number | null;
  /** What the window has counted. */
  used: number;
  /** Since the last bet; null while nobody plays. */
  idle: number | null;
  /** Until the window ends. */
  left: number;
};
type TimeEvent =
  | { type: 'limit.set'; minutes: number }
  | { type: 'bet.ask' }
  | { type: 'time.pass'; minutes: number };
/** What the platform says; a transition carries it. */
export type TimeAnswer = 'changed' | 'accepted' | 'refused';

const PAUSE = PLAY_SESSION.pauseMinutes;
const DAY = 24 * 60;
const passedIn = (event: TimeEvent): number => (event.type === 'time.pass' ? event.minutes : 0);

/**
 * The platform's rule of time limits as a machine: its guards are the conditions of
 * `sandbox/member/limits`, and `tests/sandbox/member/timeRule.test.ts` walks its paths there.
 */
export const timeRule = setup({
  types: {
    context: {} as TimeRuleContext,
    input: {} as Pick<TimeRuleContext, 'limit' | 'left'>,
    events: {} as TimeEvent,
    meta: {} as { answer: TimeAnswer },
  },
  guards: {
    isUsedUp: ({ context: { limit, used } }) => limit !== null && used >= limit,
    endsWindow: ({ context: { left }, event }) => left <= passedIn(event),
    endsPause: ({ context: { idle }, event }) => idle !== null && idle + passedIn(event) >= PAUSE,
    isPlaying: ({ context: { idle } }) => idle !== null,
  },
  actions: {
    keepLimit: assign((_, limit: number) => ({ limit })),
    play: assign({ idle: 0 }),
    /** Play ended with its last bet. */
    endPlay: assign(({ context: { used, idle } }) => ({
      used: Math.max(0, used - (idle ?? 0)),
      idle: null,
    })),
    playOn: assign(({ context: { used, idle } }, minutes: number) => ({
      used: used + minutes,
      idle: (idle ?? 0) + minutes,
    })),
    wait: assign(({ context: { left } }, minutes: number) => ({ left: left - minutes })),
    /** Play that goes on counts from the start of the new window. */
    restart: assign(({ context: { left } }) => ({ used: 0, left: left + DAY })),
  },
}).createMachine({
  id: 'timeRule',
  context: ({ input }) => ({ ...input, used: 0, idle: null }),
  on: {
    'limit.set': {
      actions: { type: 'keepLimit', params: ({ event }) => event.minutes },
      meta: { answer: 'changed' },
    },
    'bet.ask': [
      { guard: 'isUsedUp', meta: { answer: 'refused' } },
      { actions: 'play', meta: { answer: 'accepted' } },
    ],
    'time.pass': [
      {
        guard: and(['endsWindow', 'endsPause']),
        actions: ['endPlay', { type: 'wait', params: ({ event }) => event.minutes }, 'restart'],
      },
      {
        guard: and(['endsWindow', 'isPlaying']),
        actions: [
          { type: 'playOn', params: ({ event }) => event.minutes },
          { type: 'wait', params: ({ event }) => event.minutes },
          'restart',
        ],
      },
      {
        guard: 'endsWindow',
        actions: [{ type: 'wait', params: ({ event }) => event.minutes }, 'restart'],
      },
      {
        guard: 'endsPause',
        actions: ['endPlay', { type: 'wait', params: ({ event }) => event.minutes }],
      },
      {
        guard: 'isPlaying',
        actions: [
          { type: 'playOn', params: ({ event }) => event.minutes },
          { type: 'wait', params: ({ event }) => event.minutes },
        ],
      },
      { actions: { type: 'wait', params: ({ event }) => event.minutes } },
    ],
  },
});
