import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WinnerEntry } from './winners.types';
import { makeLoader } from '../../shared/loader';

/**
 * The winner board (spec §2 Home lobby, §4 On mount: 20 entries); read again after a language
 * change.
 */
export const winnersMachine = makeLoader<WinnerEntry[]>('winners');
export type WinnersRef = ActorRefFrom<typeof winnersMachine>;
export type WinnersSnapshot = SnapshotFrom<typeof winnersMachine>;
