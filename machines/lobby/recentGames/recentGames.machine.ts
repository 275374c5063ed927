import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Game } from '../../shared/game.types';
import { makeLoader } from '../../shared/loader';

/** The games that the member played last (spec §9: 20); loaded again after a game was closed. */
export const recentGamesMachine = makeLoader<Game[]>('recentGames');
export type RecentGamesRef = ActorRefFrom<typeof recentGamesMachine>;
export type RecentGamesSnapshot = SnapshotFrom<typeof recentGamesMachine>;
