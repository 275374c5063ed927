import type { MemberRecord, MemberRecords, RecordKind } from '../../../contract/account';

/** Days are `yyyy-MM-dd`, both included. */
export type RecordFilter = { kind: RecordKind; from: string; to: string };
export type RecordTotals = MemberRecords['totals'];
/** The draw and the numbers of a bet that is a lottery ticket. */
export type TicketOfBet = NonNullable<MemberRecord['ticket']>;
export type { MemberRecord };
