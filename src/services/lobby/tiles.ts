import type { GameCategory } from '../../../contract/constants';
import type { GameTile, VendorTile } from '../../../contract/games';
import type { Game } from '../../../machines/shared/game.types';
import type { Vendor } from '../../../machines/lobby/vendors/vendors.types';
import type { BrandValues } from '../kit';

export type Tiles = ReturnType<typeof createTiles>;

/**
 * Tiles of the wire as the machines know them (spec §3 Game tile, Vendor tile; §9: e-sports and
 * cockfight split from sports by vassalage).
 */
export const createTiles = ({
  imageBase,
  eSportGames,
  cockfightVendors,
}: Pick<BrandValues, 'imageBase' | 'eSportGames' | 'cockfightVendors'>) => {
  const base = imageBase.replace(/\/+$/, '');

  // Most addresses stay as they are: a new string for each of thousands of games takes three times
  // the memory.
  const imageUrl = (address: string): string =>
    address === '' || /^https?:\/\//i.test(address) || (base === '' && /^\/[^/]/.test(address))
      ? address
      : `${base}/${address.replace(/^\/+/, '')}`;

  const categoryOf = (gameType: GameCategory, vassalage: string): GameCategory => {
    if (gameType !== 'SPORTS') return gameType;
    if (eSportGames.includes(vassalage)) return 'ESPORTS';
    return cockfightVendors.includes(vassalage) ? 'COCKFIGHT' : 'SPORTS';
  };

  return {
    imageUrl,
    categoryOf,

    toGame: (tile: GameTile): Game => ({
      id: tile.nodeId,
      name: tile.gameName || tile.nodeName || tile.gameCode,
      vendor: tile.vassalage,
      category: categoryOf(tile.gameType, tile.vassalage),
      code: tile.gameCode,
      opensList: tile.isGame === 'VASSALAGE',
      icon: imageUrl(tile.showIcon || tile.iconUrl || ''),
      isHot: tile.isHot,
      isNew: tile.isNew ?? false,
    }),

    toVendor: ({ vassalage, displayName, gameType, lagerIcon }: VendorTile): Vendor => ({
      vendor: vassalage,
      name: displayName || vassalage,
      icon: imageUrl(lagerIcon || vendorIcon(vassalage, gameType)),
      category: categoryOf(gameType, vassalage),
    }),

    /** The filter for a category's vendors where the wire has no such category; empty for all. */
    vendorsOf: (category: GameCategory): readonly string[] =>
      category === 'ESPORTS' ? eSportGames : category === 'COCKFIGHT' ? cockfightVendors : [],
  };
};

/** The category as the wire knows it. */
export const gameTypeOf = (category: GameCategory): GameCategory =>
  category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;

/** assumed: the spec says what the path consists of, not in which order. */
const vendorIcon = (vassalage: string, gameType: GameCategory) =>
  `media/vendors/${encodeURIComponent(vassalage)}-${gameType}.svg`;
