import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeLoader } from '../../shared/loader';
import type { HelpTopic } from './help.types';

/**
 * The help centre's topics (spec §2 Modals); loaded again after a language change. The open article
 * is in the session, because it is in the address.
 */
export const helpMachine = makeLoader<HelpTopic[]>('help');
export type HelpRef = ActorRefFrom<typeof helpMachine>;
export type HelpSnapshot = SnapshotFrom<typeof helpMachine>;
