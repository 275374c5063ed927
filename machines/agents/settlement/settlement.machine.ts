import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { Settlement, SettlementOutcome } from './settlement.types';

type Input = { settlementId: string };

const settlementSetup = setup({
  types: {
    context: {} as Input & { settlement: Settlement | null; message: Message | null },
    input: {} as Input,
    events: {} as { type: 'data.reload' } | { type: 'dialog.close' },
    tags: {} as 'busy',
    children: {} as { loadSettlement: 'loadSettlement' },
  },
  actors: { loadSettlement: port<SettlementOutcome, Input>('loadSettlement') },
  guards: { ...kindGuards('known') },
  actions: {
    keepSettlement: assign((_, outcome: OfKind<SettlementOutcome, 'known'>) => ({
      settlement: outcome.settlement,
      message: null,
    })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutcome } = branchesOf(settlementSetup);

/**
 * Explains a salary: the measured figures, the tier reached, what the next one needs (spec §9
 * Real-time salary settlement).
 */
export const settlementMachine = settlementSetup.createMachine({
  id: 'settlement',
  context: ({ input }) => ({ ...input, settlement: null, message: null }),
  initial: 'loading',
  on: { 'dialog.close': '.closed' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSettlement',
        src: 'loadSettlement',
        input: ({ context }) => ({ settlementId: context.settlementId }),
        onDone: onOutcome('loadSettlement', {
          known: {
            target: 'ready',
            actions: 'keepSettlement',
          },
          refused: {
            target: 'failed',
            actions: 'showRefusal',
          },
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    ready: {},
    failed: { on: { 'data.reload': 'loading' } },
    closed: { type: 'final' },
  },
});
export type SettlementRef = ActorRefFrom<typeof settlementMachine>;
export type SettlementSnapshot = SnapshotFrom<typeof settlementMachine>;
