import type { VendorLane } from './vendors.types';

/** True when the games of a category are the lobbies of its vendors, one of each, and no other. */
export const areGamesLobbies = ({ vendors, games }: VendorLane): boolean =>
  games.length === vendors.length &&
  vendors.every(({ vendor }) => games.some((game) => game.vendor === vendor && game.code === ''));
