import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { RoomTile } from '../../../machines/lobby/rooms/rooms.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { Tiles } from './tiles';

/** Rooms of player against player (spec §7 GLS2_roomList). */
export const createLoadRooms =
  (call: Call, language: () => Language, { toGame }: Tiles) =>
  async (signal?: AbortSignal): Promise<RoomTile[]> => {
    const rooms = valueOf(
      endpoints.roomList,
      await call(endpoints.roomList, { language: language() }, { signal }),
    );
    return rooms.map(({ roomId, name, seats, seated, minimumBet, currencySymbol, game }) => ({
      id: roomId,
      name,
      seats,
      seated,
      minimumBet,
      currencySymbol,
      game: toGame(game),
    }));
  };
