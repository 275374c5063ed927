import type { MemberRecord } from '../../../contract/account';
import { endpoints } from '../../../contract/endpoints';
import type { RecordFilter, RecordTotals } from '../../../machines/member/records/records.types';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { allPages } from './allPages';

/** assumed: rows of a page of records. */
const PAGE_SIZE = 20;

/**
 * A member's own bets and account records (spec §2 Member centre menu pages, §7
 * ODSFE2_MemTransDet).
 */
export const createRecords = (call: Call) => {
  const read = async (
    filter: RecordFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<RecordRows<MemberRecord, RecordTotals>> => {
    const outcome = await call(
      endpoints.memberTransactions,
      { ...filter, pageNo: page, pageSize },
      { signal },
    );
    const { records, totalPages, total, totals } = valueOf(endpoints.memberTransactions, outcome);
    return { rows: records, totalPages, total, totals };
  };
  return {
    loadRecords: ({ filter, page }: RecordQuery<RecordFilter>, signal?: AbortSignal) =>
      read(filter, page, PAGE_SIZE, signal),
    loadAll: (filter: RecordFilter, signal?: AbortSignal): Promise<MemberRecord[]> =>
      allPages((page, pageSize) => read(filter, page, pageSize, signal)),
  };
};
