import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { errorOf, faultMessage, type Message } from '../../shared/message';
import { port } from '../../shared/port';
import type { Settlement, SettlementOutcome } from './settlement.types';

type Input = { settlementId: string };

/**
 * Why this salary: what was measured, the tier that it reached, what the next one lacks (spec §9
 * Real-time salary settlement).
 */
export const settlementMachine = setup({
  types: {
    context: {} as Input & { settlement: Settlement | null; message: Message | null },
    input: {} as Input,
    events: {} as { type: 'data.reload' } | { type: 'dialog.close' },
    tags: {} as 'busy',
    children: {} as { loadSettlement: 'loadSettlement' },
  },
  actors: { loadSettlement: port<SettlementOutcome, Input>('loadSettlement') },
  guards: { isKnown: (_, outcome: SettlementOutcome) => outcome.kind === 'known' },
  actions: {
    keepSettlement: assign((_, outcome: SettlementOutcome) =>
      outcome.kind === 'known' ? { settlement: outcome.settlement, message: null } : {},
    ),
    showRefusal: assign((_, outcome: SettlementOutcome) =>
      outcome.kind === 'refused' ? { message: { text: outcome.message } } : {},
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).createMachine({
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
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepSettlement', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'showRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
      },
    },
    ready: {},
    failed: { on: { 'data.reload': 'loading' } },
    closed: { type: 'final' },
  },
});
export type SettlementRef = ActorRefFrom<typeof settlementMachine>;
export type SettlementSnapshot = SnapshotFrom<typeof settlementMachine>;
