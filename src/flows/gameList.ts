import { gameListMachine } from '../../machines/lobby/gameList/gameList.machine';
import { createGames } from '../services/lobby/games';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A list of games. */
export const gameList = defineFlow({
  machine: gameListMachine,
  ports: ({ service }) => ({ loadPage: act(service(createGames).loadPage) }),
});
