import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRecordPage } from '../../shared/recordPage';
import type { AgentRecord, AgentRecordFilter, AgentTotals } from './agentRecords.types';

/** The tables of the agent centre, whatever their kind (spec §2 Agent centre menu pages). */
export const agentRecordsMachine = makeRecordPage<AgentRecord, AgentRecordFilter, AgentTotals>(
  'agentRecords',
);
export type AgentRecordsRef = ActorRefFrom<typeof agentRecordsMachine>;
export type AgentRecordsSnapshot = SnapshotFrom<typeof agentRecordsMachine>;
