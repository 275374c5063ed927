import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeLoader } from '../../shared/loader';
import type { ForYou } from './forYou.types';

/**
 * What a member has open, on the home page (docs/decisions/0101); read again when something may
 * have changed.
 */
export const forYouMachine = makeLoader<ForYou>('forYou');
export type ForYouRef = ActorRefFrom<typeof forYouMachine>;
export type ForYouSnapshot = SnapshotFrom<typeof forYouMachine>;
