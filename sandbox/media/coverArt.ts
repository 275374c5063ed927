import { shadeOf, type Game } from '../lobby/catalogue';
import type { Palette, Vendor } from '../lobby/vendors';
import * as grounds from './coverGrounds';
import { paletteOf } from './coverHues';
import type { Paints } from './coverStrokes';
import { SPORT_ART, SUBJECT_ART } from './coverSubjects';
import { capOf, setTitle, type Box, type Face } from './coverTitle';
import { randomFrom } from '../base/random';

type Grammar = {
  face: Face;
  ground: grounds.Ground;
  frame: grounds.Frame;
  largest: number;
  title: Box;
};

const TITLE: Box = { x: 22, y: 284, width: 256, height: 84 };
/** Inside the corners of an angular frame. */
const INSIDE: Box = { x: 36, y: 280, width: 228, height: 80 };
const grammar = (
  face: Face,
  ground: grounds.Ground,
  frame: grounds.Frame,
  largest: number,
  title: Box = TITLE,
): Grammar => ({ face, ground, frame, largest, title });

/** The style of each vendor's covers: its letters, its background and its frame. */
const GRAMMARS: Partial<Record<string, Grammar>> = {
  JL: grammar('lilita', grounds.rays, grounds.plain, 54),
  JDB: grammar('anton', grounds.facets, grounds.notched, 52),
  FC: grammar('lilita', grounds.dots, grounds.scroll, 50),
  CQ9: grammar('anton', grounds.stripes, grounds.slab, 56, { ...TITLE, y: 296, height: 78 }),
  BNG: grammar('cinzel', grounds.facets, grounds.line, 46),
  HC: grammar('cinzel', grounds.scallops, grounds.deco, 44, INSIDE),
  WM: grammar('cinzel', grounds.arches, grounds.plain, 46),
  SEX: grammar('lilita', grounds.contours, grounds.line, 50),
  SA: grammar('cinzel', grounds.contours, grounds.scroll, 46),
  EG: grammar('cinzel', grounds.rays, grounds.deco, 44, INSIDE),
  YBG: grammar('righteous', grounds.scallops, grounds.bar, 46, { ...TITLE, y: 298, height: 76 }),
  AV: grammar('righteous', grounds.stripes, grounds.brackets, 46, { ...TITLE, x: 28, width: 244 }),
  UG2: grammar('anton', grounds.pitch, grounds.bar, 54, { ...TITLE, y: 298, height: 76 }),
  BTI: grammar('anton', grounds.pitch, grounds.brackets, 54),
  PIN: grammar('anton', grounds.stripes, grounds.notched, 54),
  TF: grammar('righteous', grounds.hexes, grounds.brackets, 46),
  DS88: grammar('anton', grounds.rays, grounds.slab, 54, { ...TITLE, y: 296, height: 78 }),
  TCG_SEA: grammar('righteous', grounds.dots, grounds.line, 44),
};
const USUAL = grammar('righteous', grounds.contours, grounds.line, 46);
/** An e-lottery looks like a screen, of every vendor: one has it beside other lotteries. */
const onScreen = (ofVendor: Grammar): Grammar => ({
  ...ofVendor,
  ground: grounds.hexes,
  frame: grounds.brackets,
});
const SCREEN = { deep: '#180d33', mid: '#4a2c8f' };
const grammarOf = (vassalage: string): Grammar => GRAMMARS[vassalage] ?? USUAL;

/** A vendor's own lobby has the colours of its logo. */
const isLobby = (subject: Game['subject']) => subject === 'lobby' || subject === 'sports';

/**
 * A game's cover, 3 to 4: background, light, drawing, shade, title and frame in its vendor's style.
 */
export const drawCover = (
  {
    nodeId,
    gameName,
    vassalage,
    gameType,
    subject,
  }: Pick<Game, 'nodeId' | 'gameName' | 'vassalage' | 'gameType' | 'subject'>,
  own: Palette,
): string => {
  const random = randomFrom(seedOf(nodeId));
  const palette = coverPalette({ nodeId, gameType, subject }, own);
  const usual = grammarOf(vassalage);
  const { face, ground, frame, largest, title } = gameType === 'ELOTT' ? onScreen(usual) : usual;
  const { deep, mid, light, accent } = palette;
  const { art, paints } = artOf(subject, vassalage, palette, random);
  const { defs, body } = setTitle(gameName, face, title, largest);
  const tilt = (random() * 10 - 5).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${paints}<radialGradient id="k" cx=".5" cy=".38" r=".78"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient><radialGradient id="l"><stop stop-color="${light}" stop-opacity=".75"/><stop offset=".45" stop-color="${light}" stop-opacity=".22"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><linearGradient id="s" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".52" stop-color="${deep}" stop-opacity=".93"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-capOf(face)}" y2="0"><stop stop-color="#fff"/><stop offset=".5" stop-color="${accent}"/><stop offset="1" stop-color="${light}"/></linearGradient>${defs}</defs><path d="M0 0H300V400H0Z" fill="url(#k)"/>${ground(palette, random)}<circle cx="150" cy="158" r="158" fill="url(#l)"/><g transform="translate(150 156) rotate(${tilt}) scale(1.08)">${art}</g><path d="M0 212H300V400H0Z" fill="url(#s)"/>${frame(palette)}<g fill="url(#t)" stroke="${deep}" stroke-width="14" stroke-linejoin="round" paint-order="stroke">${body}</g></svg>`;
};

/** The colours of a game's cover. */
const coverPalette = (
  { nodeId, gameType, subject }: Pick<Game, 'nodeId' | 'gameType' | 'subject'>,
  own: Palette,
): Palette => {
  const usual = gameType === 'ELOTT' ? { ...own, ...SCREEN } : own;
  return isLobby(subject) ? own : paletteOf(usual, shadeOf(nodeId));
};

/** The drawing of a game's cover by itself, square and without a ground, with the cover's colours. */
export const drawHero = (
  game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'subject'>,
  own: Palette,
): { svg: string; palette: Palette } => {
  const palette = coverPalette(game, own);
  const { art, paints } = artOf(
    game.subject,
    game.vassalage,
    palette,
    randomFrom(seedOf(game.nodeId)),
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256" width="256" height="256"><defs>${paints}</defs>${art}</svg>`,
    palette,
  };
};

/**
 * A vendor's logo, 20 to 7, which is readable on light and on dark; with a small drawing when it is
 * of one category.
 */
export const drawSign = (
  { vassalage, displayName, palette }: Pick<Vendor, 'vassalage' | 'displayName' | 'palette'>,
  subject: Game['subject'] | null,
): string => {
  const random = randomFrom(seedOf(vassalage));
  const { face } = grammarOf(vassalage);
  const { deep, mid, light, accent } = palette;
  const drawn = subject === null ? null : artOf(subject, vassalage, palette, random);
  const { defs, body } = setTitle(
    displayName,
    face,
    drawn ? { x: 98, y: 24, width: 204, height: 64 } : { x: 24, y: 24, width: 272, height: 64 },
    54,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 112" width="320" height="112"><defs>${drawn?.paints ?? ''}<linearGradient id="k" x2="1" y2="1"><stop stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-capOf(face)}" y2="0"><stop stop-color="#fff"/><stop offset=".55" stop-color="${accent}"/><stop offset="1" stop-color="${light}"/></linearGradient>${defs}</defs><rect width="320" height="112" rx="20" fill="url(#k)"/><path d="M0 92Q160 58 320 92V92A20 20 0 0 1 300 112H20A20 20 0 0 1 0 92Z" fill="${light}" fill-opacity=".13"/><rect x="2" y="2" width="316" height="108" rx="18" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="2"/>${drawn ? `<g transform="translate(54 56) scale(.38)">${drawn.art}</g>` : ''}<g fill="url(#t)">${body}</g></svg>`;
};

const artOf = (
  subject: Game['subject'],
  vassalage: string,
  { deep, accent }: Palette,
  random: () => number,
) => {
  const variants = SUBJECT_ART[subject];
  const own = subject === 'sports' ? SPORT_ART[vassalage] : undefined;
  const { draw, tones } = own ?? variants[Math.floor(random() * variants.length)] ?? variants[0];
  const [aLight, aDark, bLight, bDark] = tones[Math.floor(random() * tones.length)] ?? tones[0];
  const paints: Paints = { a: 'url(#a)', b: 'url(#b)', ink: deep, shine: accent };
  const paint = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1=".2" x2=".7" y1="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return {
    art: draw(paints, random),
    paints: paint('a', aLight, aDark) + paint('b', bLight, bDark),
  };
};

const seedOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5 | 0,
  );
