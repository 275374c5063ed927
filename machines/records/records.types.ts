import type { MemberRecord, RecordKind } from '../../contract/account';

/** Days are `yyyy-MM-dd` and included. */
export type RecordFilter = { kind: RecordKind; from: string; to: string };
export type RecordTotals = { amount: string; profit: string | null };
export type { MemberRecord };
