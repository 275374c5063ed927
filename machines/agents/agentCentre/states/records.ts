import { FIRST_DAYS, lastDays } from '../../../shared/days.selectors';
import type { AgentRecordKind } from '../../agentRecords/agentRecords.types';
import { agentCentreSetup } from '../agentCentre.setup';

/** A table of records (spec §2). */
export const recordPage = (kind: AgentRecordKind) =>
  agentCentreSetup.createStateConfig({
    invoke: {
      id: 'agentRecords',
      src: 'agentRecords',
      input: ({ context }) => ({
        filter: { kind, ...lastDays(context.facts?.today ?? '', FIRST_DAYS), account: '' },
      }),
    },
  });

/** A table of what contracts paid; each line answers why it is what it is. */
export const settlementPage = (kind: AgentRecordKind) =>
  agentCentreSetup.createStateConfig({
    ...recordPage(kind),
    initial: 'table',
    states: {
      table: {
        on: {
          'settlement.explain': {
            target: 'explanation',
            actions: { type: 'keepSettlement', params: ({ event }) => event.settlementId },
          },
        },
      },
      explanation: {
        invoke: {
          id: 'settlement',
          src: 'settlement',
          input: ({ context }) => ({ settlementId: context.settlementId ?? '' }),
          onDone: 'table',
        },
      },
    },
  });
