import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Game } from '../../shared/game.types';
import { makeLoader } from '../../shared/loader';

/**
 * Hot games of the home page (spec §4 On mount); cached for the browser session, read again after a
 * language change.
 */
export const hotGamesMachine = makeLoader<Game[]>('hotGames');
export type HotGamesRef = ActorRefFrom<typeof hotGamesMachine>;
export type HotGamesSnapshot = SnapshotFrom<typeof hotGamesMachine>;
