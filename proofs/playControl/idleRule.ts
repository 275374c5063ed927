import { assign, setup } from 'xstate';
import type { Jurisdiction } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';

export type IdleRuleContext = {
  jurisdiction: Jurisdiction;
  /** Minutes since a person did something in the login. */
  idle: number;
};
type IdleEvent =
  /** The page tells that a person did something, or a bet is placed. */
  | { type: 'person.act' }
  /** The page asks by itself. */
  | { type: 'page.ask' }
  | { type: 'person.logIn' }
  | { type: 'time.pass'; minutes: number }
  | { type: 'pack.switch'; to: Jurisdiction };
/** What the platform says; a transition carries it. */
export type IdleAnswer = 'accepted' | 'refused';

/** Beyond the longest time of any pack it does not matter how long. */
const MOST = 60;

/**
 * The platform's rule of the idle logout as a machine: its guard is the condition of
 * `sandbox/account/liveSessions.ts`, and `tests/sandbox/account/idleRule.test.ts` walks its paths there.
 */
export const idleRule = setup({
  types: {
    context: {} as IdleRuleContext,
    input: {} as { jurisdiction: Jurisdiction },
    events: {} as IdleEvent,
    meta: {} as { answer: IdleAnswer },
  },
  guards: {
    isLive: ({ context: { jurisdiction, idle } }) => {
      const allowed = PACKS[jurisdiction].idleLogout.value;
      return allowed === null || idle < allowed;
    },
  },
  actions: {
    act: assign({ idle: 0 }),
    wait: assign(({ context: { idle } }, minutes: number) => ({
      idle: Math.min(idle + minutes, MOST),
    })),
    switchPack: assign((_, jurisdiction: Jurisdiction) => ({ jurisdiction })),
  },
}).createMachine({
  id: 'idleRule',
  context: ({ input }) => ({ ...input, idle: 0 }),
  on: {
    'person.act': [
      { guard: 'isLive', actions: 'act', meta: { answer: 'accepted' } },
      { meta: { answer: 'refused' } },
    ],
    'page.ask': [
      { guard: 'isLive', meta: { answer: 'accepted' } },
      { meta: { answer: 'refused' } },
    ],
    'person.logIn': { actions: 'act', meta: { answer: 'accepted' } },
    'time.pass': { actions: { type: 'wait', params: ({ event }) => event.minutes } },
    'pack.switch': { actions: { type: 'switchPack', params: ({ event }) => event.to } },
  },
});
