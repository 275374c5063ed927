import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { IDLE_LOGOUT } from '../../../contract/idleLogout';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { ActivityInput, Idle } from './idleLogout.types';

const WARNING = IDLE_LOGOUT.warningSeconds * 1_000;
const DAY = 24 * 60 * 60_000;
/** Milliseconds between two times that the platform is told of a person who does something. */
export const TELL_INTERVAL = 20_000;
/** Milliseconds between two readings during the warning: other tabs and games count too. */
export const WARNED_INTERVAL = 5_000;

type Context = {
  idle: Idle | null;
  /** When the person last did something that the platform was not told yet. */
  actedAt: number | null;
  /** What it is being told. */
  telling: number | null;
  message: Message | null;
};

const idleSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The person pressed, typed or scrolled in the page; `at` on this device's clock. */
      | { type: 'person.acted'; at: number }
      /** The tab is looked at again; its timers may have slept. */
      | { type: 'page.shown' }
      /**
       * The person wants to stay logged in. That is a doing too: assistive technology presses a
       * button without a pointer or a key.
       */
      | { type: 'logout.postpone'; at: number },
    tags: {} as 'busy',
    children: {} as { tellActivity: 'tellActivity' },
  },
  actors: {
    /** Tells and asks; sent twice it has the effect of once. */
    tellActivity: port<Idle, ActivityInput>('tellActivity'),
  },
  guards: {
    isNear: (_, { logout, now }: Idle) => logout !== null && logout.at - now <= WARNING,
    hasActed: ({ context }) => context.actedAt !== null,
  },
  actions: {
    keepActed: assign((_, actedAt: number) => ({ actedAt })),
    takeActed: assign(({ context }) => ({
      telling: context.actedAt,
      actedAt: null,
      message: null,
    })),
    keepIdle: assign((_, idle: Idle) => ({ idle, telling: null })),
    /** What was not told is told the next time. */
    giveBack: assign(({ context }) => ({
      actedAt: context.actedAt ?? context.telling,
      telling: null,
    })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
  delays: {
    tell: TELL_INTERVAL,
    reread: WARNED_INTERVAL,
    /**
     * From a rest on until a minute before the end. Without an idle logout another rule may come
     * any day.
     */
    untilWarning: ({ context: { idle } }) =>
      idle?.logout ? Math.max(0, idle.logout.at - idle.now - WARNING - TELL_INTERVAL) : DAY,
  },
});
const { onFault, onOutput } = branchesOf(idleSetup);

const keepActed = {
  type: 'keepActed' as const,
  params: ({ event }: { event: { at: number } }) => event.at,
};
const postpone = { target: 'postponing', actions: [keepActed, 'takeActed'] } as const;
/** Where an answer of the platform leads. */
const byIdle = [
  { guard: 'isNear', target: '#idleLogout.warned.open', actions: 'keepIdle' },
  { target: '#idleLogout.told', actions: 'keepIdle' },
] as const;

const telling = {
  id: 'tellActivity',
  src: 'tellActivity',
  input: ({ context }: { context: Context }) => ({ actedAt: context.telling }),
  onDone: onOutput('tellActivity', byIdle),
} as const;

/**
 * The idle logout (docs/decisions/0104). The platform ends a login in which nobody does anything;
 * here it is told what a person does, and the person is told a minute before the end.
 */
export const idleLogoutMachine = idleSetup.createMachine({
  id: 'idleLogout',
  context: { idle: null, actedAt: null, telling: null, message: null },
  on: { 'person.acted': { actions: keepActed } },
  initial: 'telling',
  states: {
    telling: {
      tags: 'busy',
      invoke: { ...telling, onError: { target: 'untold', actions: 'giveBack' } },
    },
    /** No answer came. */
    untold: { after: { tell: { target: 'telling', actions: 'takeActed' } } },
    told: {
      initial: 'fresh',
      on: { 'page.shown': { target: 'telling', actions: 'takeActed' } },
      states: {
        fresh: {
          after: {
            tell: [
              { guard: 'hasActed', target: '#idleLogout.telling', actions: 'takeActed' },
              { target: 'quiet' },
            ],
          },
        },
        quiet: {
          after: { untilWarning: { target: '#idleLogout.telling', actions: 'takeActed' } },
          on: {
            'person.acted': { target: '#idleLogout.telling', actions: [keepActed, 'takeActed'] },
          },
        },
      },
    },
    /** A minute or less is left. A press elsewhere in the page is no answer: this is asked. */
    warned: {
      initial: 'open',
      states: {
        open: {
          after: { reread: 'rereading' },
          on: { 'logout.postpone': postpone },
        },
        /** Another tab or a game may have gone on. */
        rereading: {
          tags: 'busy',
          on: { 'logout.postpone': postpone },
          invoke: { ...telling, input: { actedAt: null }, onError: 'open' },
        },
        postponing: {
          tags: 'busy',
          invoke: {
            ...telling,
            onError: onFault({ target: 'open', actions: ['giveBack', 'showFault'] }),
          },
        },
      },
    },
  },
});
export type IdleLogoutRef = ActorRefFrom<typeof idleLogoutMachine>;
export type IdleLogoutSnapshot = SnapshotFrom<typeof idleLogoutMachine>;
