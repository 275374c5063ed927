import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRecordPage } from '../../shared/recordPage';
import type { Downline, DownlineFilter, DownlinePath } from './downlines.types';

/**
 * Team management (spec §2): one level of the tree at a time, or the accounts that a search finds;
 * its totals are the path to the level.
 */
export const downlinesMachine = makeRecordPage<Downline, DownlineFilter, DownlinePath>('downlines');
export type DownlinesRef = ActorRefFrom<typeof downlinesMachine>;
export type DownlinesSnapshot = SnapshotFrom<typeof downlinesMachine>;
