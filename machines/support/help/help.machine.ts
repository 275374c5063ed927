import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeLoader } from '../../shared/loader';
import type { HelpTopic } from './help.types';

/**
 * The help centre's topics (spec §2 Modals); read again after a language change. Which article is
 * open is the session's to say, as it is in the address.
 */
export const helpMachine = makeLoader<HelpTopic[]>('help');
export type HelpRef = ActorRefFrom<typeof helpMachine>;
export type HelpSnapshot = SnapshotFrom<typeof helpMachine>;
