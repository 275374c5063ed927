import type { Downline } from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import type {
  AgentRecord,
  AgentRecordFilter,
  AgentTotals,
} from '../../../machines/agents/agentRecords/agentRecords.types';
import type {
  DownlineFilter,
  DownlinePath,
} from '../../../machines/agents/downlines/downlines.types';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { allPages } from '../member/allPages';

/**
 * assumed: rows of a page of records, and of one level of the tree. More rows would slow a weak
 * device down before anybody sees them.
 */
const PAGE_SIZE = { records: 20, downlines: 10 } as const;

/** The tables of the agent centre, and the tree of the team (spec §2 Agent centre menu pages). */
export const createAgentRecords = (call: Call) => {
  const read = async (
    { account, ...filter }: AgentRecordFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<RecordRows<AgentRecord, AgentTotals>> => {
    const request = { ...filter, pageNo: page, pageSize, ...(account !== '' && { account }) };
    const { records, totalPages, total, totals } = valueOf(
      endpoints.agentRecords,
      await call(endpoints.agentRecords, request, { signal }),
    );
    return { rows: records, totalPages, total, totals };
  };
  const readDownlines = async (
    { parentId, search }: DownlineFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<RecordRows<Downline, DownlinePath>> => {
    const request = {
      pageNo: page,
      pageSize,
      ...(parentId !== null && { parentId }),
      ...(search !== '' && { search }),
    };
    const { downlines, totalPages, total, path } = valueOf(
      endpoints.downlines,
      await call(endpoints.downlines, request, { signal }),
    );
    return { rows: downlines, totalPages, total, totals: path };
  };
  return {
    loadRecords: ({ filter, page }: RecordQuery<AgentRecordFilter>, signal?: AbortSignal) =>
      read(filter, page, PAGE_SIZE.records, signal),
    loadAll: (filter: AgentRecordFilter, signal?: AbortSignal) =>
      allPages((page, pageSize) => read(filter, page, pageSize, signal)),
    loadDownlines: ({ filter, page }: RecordQuery<DownlineFilter>, signal?: AbortSignal) =>
      readDownlines(filter, page, PAGE_SIZE.downlines, signal),
    loadAllDownlines: (filter: DownlineFilter, signal?: AbortSignal) =>
      allPages((page, pageSize) => readDownlines(filter, page, pageSize, signal)),
  };
};
