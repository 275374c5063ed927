import { assign, setup } from 'xstate';
import type { Jurisdiction } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { PLAY_SESSION } from '../../contract/playSession';

/** A session of play. Times are in minutes. */
type Session = {
  /** Since the start, or since the last answer. */
  since: number;
  /** Since the last bet. */
  idle: number;
  /** Since a check is due; null while none is. */
  held: number | null;
};
export type PlayRuleContext = {
  jurisdiction: Jurisdiction;
  /** How often the member wants to be checked; null when they chose nothing. */
  chosen: number | null;
  session: Session | null;
};
type PlayEvent =
  | { type: 'bet.ask' }
  | { type: 'check.answer' }
  | { type: 'interval.choose'; minutes: number }
  | { type: 'play.leave' }
  | { type: 'time.pass'; minutes: number }
  | { type: 'pack.switch'; to: Jurisdiction };
/** What the platform says; a transition carries it. */
export type PlayAnswer = 'accepted' | 'refused';

const PAUSE = PLAY_SESSION.pauseMinutes;
/** How long a check keeps a session open. */
export const HELD = PLAY_SESSION.checkHours * 60;
const STARTED: Session = { since: 0, idle: 0, held: null };

/** Minutes between two checks. */
export const minutesIn = ({
  jurisdiction,
  chosen,
}: Pick<PlayRuleContext, 'jurisdiction' | 'chosen'>): number => {
  const { usual, least, most } = PACKS[jurisdiction].realityCheck.value;
  return Math.min(Math.max(chosen ?? usual, least), most);
};
const passedIn = (event: PlayEvent): number => (event.type === 'time.pass' ? event.minutes : 0);

/** The session under another interval: what is over it by now is due. */
const under = (session: Session | null, minutes: number): Session | null =>
  session && session.held === null && session.since >= minutes
    ? { ...session, held: session.since - minutes }
    : session;

/**
 * The platform's rule of play and reality checks as a machine. Its guards are the conditions of
 * `sandbox/member/playSession`; `tests/sandbox/member/playRule.test.ts` walks its paths there.
 */
export const playRule = setup({
  types: {
    context: {} as PlayRuleContext,
    input: {} as { jurisdiction: Jurisdiction },
    events: {} as PlayEvent,
    meta: {} as { answer: PlayAnswer },
  },
  guards: {
    isCheckDue: ({ context: { session } }) => session !== null && session.held !== null,
    isOffered: ({ context: { jurisdiction }, event }) => {
      if (event.type !== 'interval.choose') return false;
      const { least, most } = PACKS[jurisdiction].realityCheck.value;
      return event.minutes >= least && event.minutes <= most;
    },
    endsCheck: ({ context: { session }, event }) =>
      session !== null && session.held !== null && session.held + passedIn(event) >= HELD,
    comesDue: ({ context, event }) => {
      const { session } = context;
      if (!session || session.held !== null) return false;
      const dueIn = minutesIn(context) - session.since;
      return dueIn < PAUSE - session.idle && dueIn <= passedIn(event);
    },
    endsPause: ({ context: { session }, event }) =>
      session !== null && session.held === null && PAUSE - session.idle <= passedIn(event),
  },
  actions: {
    play: assign(({ context: { session } }) => ({
      session: session ? { ...session, idle: 0 } : STARTED,
    })),
    answer: assign({ session: STARTED }),
    end: assign({ session: null }),
    choose: assign(({ context }, chosen: number) => ({
      chosen,
      session: under(context.session, minutesIn({ ...context, chosen })),
    })),
    comeDue: assign(({ context }, minutes: number) => ({
      session: context.session && {
        ...context.session,
        held: context.session.since + minutes - minutesIn(context),
      },
    })),
    wait: assign(({ context: { session } }, minutes: number) => ({
      session:
        session &&
        (session.held === null
          ? { ...session, since: session.since + minutes, idle: session.idle + minutes }
          : { ...session, held: session.held + minutes }),
    })),
    switchPack: assign(({ context }, jurisdiction: Jurisdiction) => ({
      jurisdiction,
      session: under(context.session, minutesIn({ ...context, jurisdiction })),
    })),
  },
}).createMachine({
  id: 'playRule',
  context: ({ input }) => ({ ...input, chosen: null, session: null }),
  on: {
    'bet.ask': [
      { guard: 'isCheckDue', meta: { answer: 'refused' } },
      { actions: 'play', meta: { answer: 'accepted' } },
    ],
    'check.answer': { guard: 'isCheckDue', actions: 'answer' },
    'interval.choose': [
      {
        guard: 'isOffered',
        actions: { type: 'choose', params: ({ event }) => event.minutes },
        meta: { answer: 'accepted' },
      },
      { meta: { answer: 'refused' } },
    ],
    'play.leave': { actions: 'end' },
    'time.pass': [
      { guard: 'endsCheck', actions: 'end' },
      {
        guard: 'comesDue',
        actions: { type: 'comeDue', params: ({ event }) => event.minutes },
      },
      { guard: 'endsPause', actions: 'end' },
      { actions: { type: 'wait', params: ({ event }) => event.minutes } },
    ],
    'pack.switch': { actions: { type: 'switchPack', params: ({ event }) => event.to } },
  },
});
