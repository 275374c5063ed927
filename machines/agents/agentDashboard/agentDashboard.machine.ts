import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { DashboardDay, DashboardFile, Period } from './agentDashboard.types';
import { daysOfDashboard, periodsOf } from './periods.selectors';

/** `today`: the platform's day. `length`: how many days are read; without it, all that can be. */
export type DashboardInput = { today: string; length?: number };
type Context = DashboardInput & {
  days: DashboardDay[] | null;
  period: Period;
  message: Message | null;
};

const dashboardSetup = setup({
  types: {
    context: {} as Context,
    input: {} as DashboardInput,
    events: {} as
      | { type: 'period.choose'; period: Period }
      | { type: 'data.reload' }
      | { type: 'dashboard.save' }
      | { type: 'dashboard.print' },
    tags: {} as 'busy',
    children: {} as {
      readDays: 'readDays';
      saveDashboard: 'saveDashboard';
      printDashboard: 'printDashboard';
    },
  },
  actors: {
    readDays: port<DashboardDay[], { from: string; to: string }>('readDays'),
    /** Lets the browser save the file. */
    saveDashboard: port<null, DashboardFile>('saveDashboard'),
    /** Opens the browser's dialog for printing. */
    printDashboard: port<null, void>('printDashboard'),
  },
  actions: {
    keepDays: assign((_, days: DashboardDay[]) => ({ days, message: null })),
    keepPeriod: assign((_, period: Period) => ({ period })),
    clearFault: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(dashboardSetup);

/**
 * An agent's team and income by period, this one against the one before (docs/decisions/0109). The
 * days are read once: another period sums them up otherwise.
 */
export const agentDashboardMachine = dashboardSetup.createMachine({
  id: 'agentDashboard',
  context: ({ input }) => ({ ...input, days: null, period: 'weekly', message: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDays',
        src: 'readDays',
        input: ({ context }) => daysOfDashboard(context.today, context.length),
        onDone: onOutput('readDays', { target: 'shown', actions: 'keepDays' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'data.reload': 'reading' } },
    shown: {
      initial: 'idle',
      on: {
        'period.choose': {
          actions: { type: 'keepPeriod', params: ({ event }) => event.period },
        },
      },
      states: {
        idle: {
          on: {
            'dashboard.save': { target: 'saving', actions: 'clearFault' },
            'dashboard.print': { target: 'printing', actions: 'clearFault' },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveDashboard',
            src: 'saveDashboard',
            input: ({ context: { days, period, today } }) => ({
              periods: periodsOf(days ?? [], period, today),
            }),
            onDone: 'idle',
            onError: onFault({ target: 'idle', actions: 'showFault' }),
          },
        },
        printing: {
          tags: 'busy',
          invoke: {
            id: 'printDashboard',
            src: 'printDashboard',
            onDone: 'idle',
            onError: onFault({ target: 'idle', actions: 'showFault' }),
          },
        },
      },
    },
  },
});
export type AgentDashboardRef = ActorRefFrom<typeof agentDashboardMachine>;
export type AgentDashboardSnapshot = SnapshotFrom<typeof agentDashboardMachine>;
