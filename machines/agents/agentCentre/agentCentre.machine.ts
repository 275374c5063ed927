import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { agentCentreSetup, onFault, onOutput } from './agentCentre.setup';
import { open } from './states/open';

export type { AgentCentreInput } from './agentCentre.setup';

/**
 * The agent centre (spec §2): an overlay that shows one page at a time, of those that the platform
 * offers.
 */
export const agentCentreMachine = agentCentreSetup.createMachine({
  id: 'agentCentre',
  context: ({ input }) => ({
    ...input,
    facts: null,
    rules: null,
    created: null,
    downline: null,
    settlementId: null,
    message: null,
  }),
  initial: 'reading',
  on: { 'agentCentre.close': '.closed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readCentre',
        src: 'readCentre',
        onDone: onOutput('readCentre', {
          target: 'open',
          actions: 'keepFacts',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'centre.retry': 'reading' } },
    open,
    closed: { type: 'final' },
  },
});
export type AgentCentreRef = ActorRefFrom<typeof agentCentreMachine>;
export type AgentCentreSnapshot = SnapshotFrom<typeof agentCentreMachine>;
