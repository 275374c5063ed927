import type { AgentRecord, AgentRecords } from '../../contract/agents';
import type { RecordSpan } from '../member/recordDays';

/** What one table of the agent centre is asked for. */
export type Wanted = {
  agentId: string;
  agent: string;
  span: RecordSpan;
  account: string;
  offset: number;
  limit: number;
};
/** One page of it, the number of all lines, and the sums of the columns. */
export type Found = { records: AgentRecord[]; total: number; totals: AgentRecords['totals'] };
