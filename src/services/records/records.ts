import type { MemberRecord } from '../../../contract/account';
import { endpoints } from '../../../contract/endpoints';
import type { RecordFilter, RecordTotals } from '../../../machines/records/records.types';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** assumed: rows of a page of records. */
const PAGE_SIZE = 20;
/** The most that the contract lets be asked for at once, and more pages than a member's records fill. */
const EXPORT = { pageSize: 100, mostPages: 500 } as const;

/** A member's own bets and account records (spec §2 Member centre menu pages, §7 ODSFE2_MemTransDet). */
export const createRecords = (call: Call) => {
  const read = async ({ filter, page }: RecordQuery<RecordFilter>, pageSize: number, signal?: AbortSignal) =>
    valueOf(endpoints.memberTransactions, await call(endpoints.memberTransactions, { ...filter, pageNo: page, pageSize }, { signal }));

  return {
    loadRecords: async (query: RecordQuery<RecordFilter>, signal?: AbortSignal): Promise<RecordRows<MemberRecord, RecordTotals>> => {
      const { records, totalPages, total, totals } = await read(query, PAGE_SIZE, signal);
      return { rows: records, totalPages, total, totals };
    },

    /** Every row of a filter. What came in between two pages and moved them is there once. */
    loadAll: async (filter: RecordFilter, signal?: AbortSignal): Promise<MemberRecord[]> => {
      const rows = new Map<string, MemberRecord>();
      for (let page = 1, pages = 1; page <= Math.min(pages, EXPORT.mostPages); page += 1) {
        const { records, totalPages } = await read({ filter, page }, EXPORT.pageSize, signal);
        for (const record of records) rows.set(record.id, record);
        pages = totalPages;
      }
      return [...rows.values()];
    },
  };
};
