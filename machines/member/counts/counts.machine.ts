import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Counts } from './counts.types';
import { makeLoader } from '../../shared/loader';

/**
 * What waits for the member (spec §4 After login): counts behind the red badges of the menus; never
 * for trial members.
 */
export const countsMachine = makeLoader<Counts>('counts');
export type CountsRef = ActorRefFrom<typeof countsMachine>;
export type CountsSnapshot = SnapshotFrom<typeof countsMachine>;
