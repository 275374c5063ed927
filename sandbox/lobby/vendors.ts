import type { GameCategory } from '../../contract/constants';
import type { GameOpening } from '../../contract/play';

/** Hues of a vendor's pictures, from the dark background to the brightest light. */
export type Palette = { deep: string; mid: string; light: string; accent: string };

/** A vendor of games. */
export type Vendor = {
  /** The vendor code (spec §3). */
  vassalage: string;
  displayName: string;
  /** The categories it belongs to. */
  gameTypes: readonly GameCategory[];
  opening: GameOpening;
  /** It keeps a wallet of its own. */
  needsTransfer: boolean;
  /** Its tile opens a popup list of its games (spec §3 Game tile, `isGame: VASSALAGE`). */
  hasPopupList: boolean;
  palette: Palette;
};

type Rest = Partial<Pick<Vendor, 'opening' | 'needsTransfer' | 'hasPopupList'>>;
type Colours = readonly [deep: string, mid: string, light: string, accent: string];

const vendor = (
  vassalage: string,
  displayName: string,
  gameTypes: readonly GameCategory[],
  [deep, mid, light, accent]: Colours,
  rest: Rest = {},
): Vendor => ({
  vassalage,
  displayName,
  gameTypes,
  opening: 'popup',
  needsTransfer: false,
  hasPopupList: false,
  palette: { deep, mid, light, accent },
  ...rest,
});

/**
 * The vendors of the footer strip and TF (docs/decisions/0043), in the order in which a category
 * shows them.
 */
export const vendors: readonly Vendor[] = [
  vendor(
    'JL',
    'Jade Lantern',
    ['RNG', 'FISH', 'PVP'],
    ['#3a0710', '#a3162a', '#ffb648', '#ffe9b0'],
  ),
  vendor('JDB', 'JDB Gaming', ['RNG', 'FISH'], ['#0a1445', '#2446c4', '#5fb7ff', '#ffdc6b']),
  vendor('FC', 'Fortune Club', ['RNG', 'FISH'], ['#3c1203', '#c7471a', '#ff9d3f', '#fff0c2']),
  vendor('CQ9', 'CQ9', ['RNG', 'FISH'], ['#220a3c', '#6d22a8', '#d26bff', '#ffd9f7'], {
    hasPopupList: true,
  }),
  vendor('BNG', 'Bongo Games', ['RNG'], ['#032a22', '#0d7a5c', '#4fe0a8', '#fbe58a']),
  vendor('HC', 'Hill Crest', ['RNG', 'PVP'], ['#04222b', '#0f6b78', '#54d8d4', '#fff3c4']),
  vendor('WM', 'WM Casino', ['LIVE', 'RNG'], ['#1a0b0b', '#6b1d1a', '#e6b455', '#ffe9b5']),
  vendor('SEX', 'Sexy Baccarat', ['LIVE'], ['#330a26', '#b0296f', '#ff8fc0', '#ffe1ef'], {
    needsTransfer: true,
  }),
  vendor('SA', 'SA Gaming', ['LIVE', 'RNG'], ['#2d0a1e', '#7d1f4d', '#f09ab5', '#ffe3d6']),
  vendor('EG', 'Evergreen', ['LIVE', 'RNG', 'ELOTT'], ['#17130f', '#4b3a22', '#e0a84c', '#fff1cf']),
  vendor(
    'YBG',
    'Yellow Bird',
    ['LIVE', 'RNG', 'FISH', 'PVP'],
    ['#12123f', '#4a3fb5', '#ff8a76', '#ffe0c8'],
  ),
  vendor('AV', 'Aviator Studio', ['RNG'], ['#071a2c', '#17507e', '#35c9f5', '#d9f6ff'], {
    opening: 'window',
  }),
  vendor(
    'UG2',
    'United Gaming',
    ['SPORTS', 'RNG', 'ELOTT'],
    ['#0e1f1c', '#2d5f46', '#b5e550', '#f2ffd2'],
  ),
  vendor('BTI', 'BTi Sports', ['SPORTS'], ['#06142b', '#0f3d6e', '#3ddc84', '#e3ffee'], {
    needsTransfer: true,
  }),
  vendor('PIN', 'Pinnacle', ['SPORTS'], ['#14161c', '#39404f', '#ff7a1a', '#ffe4cc'], {
    opening: 'page',
  }),
  vendor('TF', 'TF Gaming', ['SPORTS'], ['#0b0a24', '#2c2390', '#3ef0e0', '#d8fffb']),
  vendor('DS88', 'DS88 Arena', ['SPORTS'], ['#2a0f06', '#8a3417', '#ff5b3a', '#ffd9a0']),
  vendor(
    'TCG_SEA',
    'TCG Lottery',
    ['LOTT', 'ELOTT'],
    ['#06262b', '#13707a', '#ffd25e', '#fff4cf'],
    { opening: 'page' },
  ),
];

const byCode = new Map(vendors.map((one) => [one.vassalage, one]));

/** The vendor of a code; undefined for an unknown code. */
export const vendorOf = (vassalage: string): Vendor | undefined => byCode.get(vassalage);

/** The vendor of a row of a record: its code, and its name when it is known. */
export const vendorIn = (
  vassalage: string | null,
): { vassalage: string | null; vendorName?: string } => {
  const known = vassalage === null ? undefined : vendorOf(vassalage);
  return known ? { vassalage, vendorName: known.displayName } : { vassalage };
};
