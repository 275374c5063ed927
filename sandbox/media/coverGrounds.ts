import type { Palette } from '../lobby/vendors';

type Random = () => number;
const n = (value: number) => Number(value.toFixed(1));
const many = (count: number, draw: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => draw(step)).join('');

/** A pattern over the whole cover, 300 by 400, around the drawing at (150, 158). */
export type Ground = (palette: Palette, random: Random) => string;

/** Rays from the middle of the drawing. */
export const rays: Ground = ({ light }, random) => {
  const turn = random() * 15;
  const wedges = many(14, (step) => {
    const from = ((step * 360) / 14 + turn) * (Math.PI / 180);
    const to = from + 0.2;
    return `M150 158L${n(150 + Math.cos(from) * 330)} ${n(158 + Math.sin(from) * 330)} ${n(150 + Math.cos(to) * 330)} ${n(158 + Math.sin(to) * 330)}Z`;
  });
  return `<path fill="${light}" fill-opacity=".16" d="${wedges}"/>`;
};
/** Crossing diagonals, like the facets of a gem. */
export const facets: Ground = ({ light }) =>
  `<path fill="none" stroke="${light}" stroke-opacity=".2" stroke-width="1.5" d="${many(9, (step) => `M${step * 60 - 90} 0L${step * 60 + 90} 400M${step * 60 - 90} 400L${step * 60 + 90} 0`)}"/><path fill="${light}" fill-opacity=".1" d="M0 0H90L0 200ZM300 0H210L300 200ZM0 400L60 266 0 133ZM300 400L240 266 300 133Z"/>`;
/** Rows of scallops. */
export const scallops: Ground = ({ light }) =>
  `<pattern id="p" width="50" height="92" patternUnits="userSpaceOnUse"><path fill="none" stroke="${light}" stroke-opacity=".17" stroke-width="2" d="M0 46a25 25 0 0 1 50 0M10 46a15 15 0 0 1 30 0M-25 92a25 25 0 0 1 50 0M25 92a25 25 0 0 1 50 0M-15 92a15 15 0 0 1 30 0M35 92a15 15 0 0 1 30 0"/></pattern><path fill="url(#p)" d="M0 0H300V400H0Z"/>`;
/** Dotted rings around the drawing. */
export const dots: Ground = ({ light }) =>
  `<g fill="${light}" fill-opacity=".2">${many(7, (ring) => `<circle cx="150" cy="158" r="${98 + ring * 26}" fill="none" stroke="${light}" stroke-opacity="${(0.34 - ring * 0.035).toFixed(2)}" stroke-width="${n(9 - ring * 0.7)}" stroke-linecap="round" stroke-dasharray="0 ${n(20 + ring * 1.6)}"/>`)}</g>`;
/** Arches inside each other. */
export const arches: Ground = ({ light, accent }) =>
  `<g fill="none" stroke="${light}" stroke-opacity=".26" stroke-width="2">${many(5, (step) => `<path d="M${24 + step * 9} 400V${158 + step * 4}A${126 - step * 9} ${136 - step * 10} 0 0 1 ${276 - step * 9} ${158 + step * 4}V400"/>`)}</g><path fill="${accent}" fill-opacity=".5" d="M150 8L156 22 150 30 144 22Z"/>`;
/** Slanted stripes. */
export const stripes: Ground = ({ light, mid }, random) => {
  const shift = random() * 60;
  return `<path fill="${light}" fill-opacity=".13" d="${many(5, (step) => `M${n(step * 92 - 120 + shift)} 400L${n(step * 92 + 40 + shift)} 0H${n(step * 92 + 74 + shift)}L${n(step * 92 - 86 + shift)} 400Z`)}"/><path stroke="${mid}" stroke-opacity=".9" stroke-width="3" d="${many(5, (step) => `M${n(step * 92 - 130 + shift)} 400L${n(step * 92 + 30 + shift)} 0`)}"/>`;
};
/** A honeycomb. */
export const hexes: Ground = ({ light }, random) => {
  const cell = (column: number, row: number) =>
    `M${column * 72 + (row % 2 ? 36 : 0)} ${row * 62 - 22}l33 19v38l-33 19-33-19v-38Z`;
  const cells = Array.from({ length: 35 }, (_, step) => cell(step % 5, Math.floor(step / 5)));
  return `<path fill="none" stroke="${light}" stroke-opacity=".22" stroke-width="1.5" d="${cells.join('')}"/><path fill="${light}" fill-opacity=".14" d="${cells.filter(() => random() < 0.2).join('')}"/>`;
};
/** The lines of a sports pitch. */
export const pitch: Ground = ({ light }) =>
  `<g fill="none" stroke="${light}" stroke-opacity=".3" stroke-width="3"><circle cx="150" cy="158" r="112"/><path d="M-10 158H310M40-10V44H260V-10M96-10V16H204V-10"/></g><path fill="${light}" fill-opacity=".07" d="${many(4, (step) => `M0 ${step * 100}H300V${step * 100 + 50}H0Z`)}"/>`;
/** Wavy lines, like the contours of a map. */
export const contours: Ground = ({ light }, random) => {
  const lift = random() * 30;
  return `<g fill="none" stroke="${light}" stroke-opacity=".2" stroke-width="2">${many(11, (step) => `<path d="M-10 ${n(step * 38 + lift)}C60 ${n(step * 38 - 44 + lift)} 120 ${n(step * 38 + 50)} 190 ${n(step * 38 - 8)}S290 ${n(step * 38 - 30 + lift)} 320 ${n(step * 38 + 12)}"/>`)}</g>`;
};

/** What is drawn around the edge of a cover. */
export type Frame = (palette: Palette) => string;
/** No frame. */
export const plain: Frame = () => '';
/** A single rounded line. */
export const line: Frame = ({ accent }) =>
  `<rect x="9" y="9" width="282" height="382" rx="10" fill="none" stroke="${accent}" stroke-opacity=".75" stroke-width="2"/>`;
/** A double line with cut corners. */
export const notched: Frame = ({ accent, light }) =>
  `<path d="M28 8H272L292 28V372L272 392H28L8 372V28Z" fill="none" stroke="${accent}" stroke-width="2.5"/><path d="M34 14H266L286 34V366L266 386H34L14 366V34Z" fill="none" stroke="${light}" stroke-opacity=".5"/>`;
/** A double line with stepped corners. */
export const deco: Frame = ({ accent }) =>
  `<g fill="none" stroke="${accent}" stroke-width="2"><rect x="10" y="10" width="280" height="380"/><path d="M10 46H22V22H46V10M254 10V22H278V46H290M290 354H278V378H254V390M46 390V378H22V354H10"/></g>`;
/** Four corner brackets. */
export const brackets: Frame = ({ light }) =>
  `<path d="M12 60V12H60M240 12H288V60M288 340V388H240M60 388H12V340" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="square"/>`;
/** A slanted edge above the title. */
export const slab: Frame = ({ light, accent }) =>
  `<path d="M0 286L300 262V269L0 293Z" fill="${light}"/><path d="M0 296L300 272V274L0 298Z" fill="${accent}" fill-opacity=".6"/>`;
/** Two posts with scrolled ends and a base line. */
export const scroll: Frame = ({ accent }) =>
  `<path d="M10 392V300C10 284 26 288 26 276S10 268 10 284M290 392V300C290 284 274 288 274 276S290 268 290 284M10 392H290" fill="none" stroke="${accent}" stroke-opacity=".85" stroke-width="2.5" stroke-linecap="round"/>`;
/** A bar at the foot. */
export const bar: Frame = ({ light }) =>
  `<path d="M0 394H300V400H0Z" fill="${light}"/><path d="M126 286H174" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`;
