import type { AgentRecord, AgentRecords } from '../../contract/agents';
import type { RecordSpan } from '../member/recordDays';

/** The query of one table of the agent centre. */
export type Wanted = {
  agentId: string;
  agent: string;
  span: RecordSpan;
  account: string;
  offset: number;
  limit: number;
};
/** One page of a table, the number of all lines, and the sums of the columns. */
export type Found = { records: AgentRecord[]; total: number; totals: AgentRecords['totals'] };
