import type { Palette } from '../lobby/vendors';

/**
 * Degrees by which the dark hues of a vendor's covers are turned, one for each shade: tiles side by
 * side differ.
 */
const TURNS = [0, -32, 24, -58] as const;
/** Dark colours of these hues look like mud. */
const MUD = { from: 34, to: 100 } as const;

/** A vendor's palette for a cover of a shade. */
export const paletteOf = (own: Palette, shade: number): Palette => {
  const degrees = TURNS[shade % TURNS.length] ?? 0;
  return { ...own, deep: turned(own.deep, degrees), mid: turned(own.mid, degrees) };
};

/** A colour `#rrggbb` of another hue, as light and as saturated. */
const turned = (colour: string, degrees: number): string => {
  if (degrees === 0) return colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const span = most - least;
  if (span === 0) return colour;
  const sextant =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const hueAt = (by: number) => (sextant * 60 + by + 360) % 360;
  const isMud = hueAt(degrees) > MUD.from && hueAt(degrees) < MUD.to;
  const hue = hueAt(isMud ? -2 * degrees : degrees);
  const part = (shift: number) => {
    const place = (shift + hue / 60) % 6;
    const share = most - span * Math.max(0, Math.min(place, 4 - place, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(5)}${part(3)}${part(1)}`;
};
