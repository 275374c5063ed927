import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRecordPage } from '../../shared/recordPage';
import type { MemberRecord, RecordFilter, RecordTotals } from './records.types';

/** A member's own records: bets, and movements of the wallet (spec §2 Member centre menu pages). */
export const recordsMachine = makeRecordPage<MemberRecord, RecordFilter, RecordTotals>('records');
export type RecordsRef = ActorRefFrom<typeof recordsMachine>;
export type RecordsSnapshot = SnapshotFrom<typeof recordsMachine>;
