import { gameListMachine } from '../../../machines/lobby/gameList/gameList.machine';
import { roomsMachine } from '../../../machines/lobby/rooms/rooms.machine';
import type { Services } from '../../services';
import { gamesPart } from '../../services/parts/games';
import { act, read } from './ports';

export const provideGameList = (services: Services) =>
  gameListMachine.provide({ actors: { loadPage: act(services.part(gamesPart).loadPage) } });

export const provideRooms = (services: Services) =>
  roomsMachine.provide({ actors: { load: read(services.part(gamesPart).loadRooms) } });
