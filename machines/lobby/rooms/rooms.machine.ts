import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RoomTile } from './rooms.types';
import { makeLoader } from '../../shared/loader';

/** Rooms of player against player (spec §7 GLS2_roomList). */
export const roomsMachine = makeLoader<RoomTile[]>('rooms');
export type RoomsRef = ActorRefFrom<typeof roomsMachine>;
export type RoomsSnapshot = SnapshotFrom<typeof roomsMachine>;
