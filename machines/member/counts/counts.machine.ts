import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Counts } from './counts.types';
import { makeLoader } from '../../shared/loader';

/**
 * The member's pending items (spec §4 After login): counts for the red badges of the menus; never
 * for trial members.
 */
export const countsMachine = makeLoader<Counts>('counts');
export type CountsRef = ActorRefFrom<typeof countsMachine>;
export type CountsSnapshot = SnapshotFrom<typeof countsMachine>;
