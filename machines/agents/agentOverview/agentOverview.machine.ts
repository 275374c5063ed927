import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AgentOverview } from '../../../contract/agents';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';

/** Days are `yyyy-MM-dd`, both included. */
export type OverviewDays = { from: string; to: string };

const agentOverviewSetup = setup({
  types: {
    context: {} as { days: OverviewDays; overview: AgentOverview | null; message: Message | null },
    input: {} as OverviewDays,
    events: {} as { type: 'days.choose'; days: OverviewDays } | { type: 'data.reload' },
    tags: {} as 'busy',
  },
  actors: { loadOverview: port<AgentOverview, OverviewDays>('loadOverview') },
  actions: {
    keepDays: assign((_, days: OverviewDays) => ({ days })),
    keepOverview: assign((_, overview: AgentOverview) => ({ overview, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(agentOverviewSetup);

/**
 * The team's figures over a range of days (spec §2 Team overview). Loaded figures stay visible
 * while other days are loaded.
 */
export const agentOverviewMachine = agentOverviewSetup.createMachine({
  id: 'agentOverview',
  context: ({ input }) => ({ days: input, overview: null, message: null }),
  initial: 'loading',
  on: {
    'days.choose': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepDays', params: ({ event }) => event.days },
    },
    'data.reload': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOverview',
        src: 'loadOverview',
        input: ({ context }) => context.days,
        onDone: onOutput('loadOverview', {
          target: 'ready',
          actions: 'keepOverview',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    ready: {},
    failed: {},
  },
});
export type AgentOverviewRef = ActorRefFrom<typeof agentOverviewMachine>;
export type AgentOverviewSnapshot = SnapshotFrom<typeof agentOverviewMachine>;
