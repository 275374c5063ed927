import { roomsMachine } from '../../machines/lobby/rooms/rooms.machine';
import { createGames } from '../services/lobby/games';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The rooms of a list of games. */
export const rooms = defineFlow({
  machine: roomsMachine,
  ports: ({ service }) => ({ load: read(service(createGames).loadRooms) }),
});
