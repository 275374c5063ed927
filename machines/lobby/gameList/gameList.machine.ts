import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GAME_PAGE } from '../../../contract/constants';
import type { Game } from '../../shared/game.types';
import { makePagedList } from '../../shared/pagedList';
import type { GameQuery } from './gameList.types';

/**
 * Games of a category, filtered and ordered (spec §2 /live, /fish, /rng, /pvp), with endless
 * scrolling.
 */
export const gameListMachine = makePagedList<Game, GameQuery>({
  id: 'gameList',
  pageSize: GAME_PAGE.size,
  largestPage: GAME_PAGE.largest,
});
export type GameListRef = ActorRefFrom<typeof gameListMachine>;
export type GameListSnapshot = SnapshotFrom<typeof gameListMachine>;
