import { createFindVendor } from './findVendor';
import { createListGames, createLoadPage } from './gameList';
import { createLoadRooms } from './rooms';
import type { Kit } from '../kit';

/** Lists of games and rooms, and vendors known only by their code. */
export const createGames = ({ call, brand: { merchantCode }, language, tiles }: Kit) => ({
  loadPage: createLoadPage(createListGames({ call, merchantCode, language, tiles }), tiles),
  loadRooms: createLoadRooms(call, language, tiles),
  findVendor: createFindVendor(call, tiles),
});
