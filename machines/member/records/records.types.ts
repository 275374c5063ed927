import type { MemberRecord, MemberRecords, RecordKind } from '../../../contract/account';

/** Days are `yyyy-MM-dd`, both included. */
export type RecordFilter = { kind: RecordKind; from: string; to: string };
export type RecordTotals = MemberRecords['totals'];
export type { MemberRecord };
