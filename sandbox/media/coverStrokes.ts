/**
 * Fills of a drawing: `a` and `b` are paints, `ink` the dark colour of the vendor, `shine` its
 * brightest.
 */
export type Paints = { a: string; b: string; ink: string; shine: string };
/** Draws around the middle, about 110 to each side. */
export type Draw = (paints: Paints, random: () => number) => string;

/** A number with one digit after the point. */
export const n = (value: number) => Number(value.toFixed(1));
/** The same part around the middle. */
export const ring = (count: number, draw: (turn: number, step: number) => string) =>
  Array.from({ length: count }, (_, step) => draw(n((360 / count) * step), step)).join('');
/** Mirrors the right half of something symmetric. */
export const twin = (half: string) => `<g>${half}</g><g transform="scale(-1 1)">${half}</g>`;
/** A part at its place, in its size and turned. */
export const at = (x: number, y: number, size: number, turn: number, inner: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})">${inner}</g>`;
/** A star with four points. */
export const sparkle = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${(size / 10).toFixed(2)})" fill="${fill}" d="M0-10Q1-1 10 0 1 1 0 10-1 1-10 0-1-1 0-10Z"/>`;
