import letters from './coverLetters.json';

/** The typeface of a title. */
export type Face = keyof typeof letters;
type Glyphs = Partial<Record<string, (number | string)[]>>;
type Setting = { lines: string[]; size: number; worth: number };
/** The box of a title, in units of the cover. */
export type Box = { x: number; y: number; width: number; height: number };

const EM = 150;
const TRACKING = 3;
const LEADING = 1.3;
/** How much smaller a title may be to keep whole phrases on a line. */
const BREAK_AT_COMMA = 1.25;

/**
 * A title in a box: broken into lines where it can be largest, centred in both directions.
 * Outlines, so that a picture needs no font. The paths of its letters go into `<defs>`, once each.
 */
export const setTitle = (
  text: string,
  face: Face,
  box: Box,
  largest: number,
): { defs: string; body: string } => {
  const capitals = text.toUpperCase().replace('Á', 'A');
  const { lines, size } = bestSetting(capitals.split(' '), face, box, largest);
  const scale = size / EM;
  const cap = letters[face].cap * scale;
  const leading = cap * LEADING;
  const first = box.y + (box.height - (lines.length - 1) * leading - cap) / 2 + cap;
  const used = new Map<string, string>();
  const body = lines
    .map((line, index) => {
      let x = 0;
      const parts = [...line].map((letter) => {
        const glyph = glyphOf(face, letter);
        const here = x;
        x += glyph.advance + TRACKING;
        if (glyph.path === '') return '';
        used.set(letter, glyph.path);
        return `<use href="#${idOf(letter)}" x="${here}"/>`;
      });
      const left = box.x + (box.width - (x - TRACKING) * scale) / 2;
      const place = `translate(${left.toFixed(1)} ${(first + index * leading).toFixed(1)})`;
      return `<g transform="${place} scale(${scale.toFixed(3)})">${parts.join('')}</g>`;
    })
    .join('');
  return {
    defs: [...used].map(([letter, path]) => `<path id="${idOf(letter)}" d="${path}"/>`).join(''),
    body,
  };
};

/** The height of a capital, in the units of the title's paints. */
export const capOf = (face: Face): number => letters[face].cap;

const glyphOf = (face: Face, letter: string): { advance: number; path: string } => {
  const glyphs: Glyphs = letters[face].glyphs;
  const [advance, path] = glyphs[letter] ?? [letters[face].space, ''];
  return { advance: Number(advance), path: String(path) };
};

const idOf = (letter: string) => `g${letter.codePointAt(0)?.toString(36)}`;

const widthOf = (line: string, face: Face): number =>
  [...line].reduce((sum, letter) => sum + glyphOf(face, letter).advance + TRACKING, -TRACKING);

const bestSetting = (
  parts: readonly string[],
  face: Face,
  { width, height }: Box,
  largest: number,
): Setting => {
  const { cap } = letters[face];
  let best: Setting = { lines: [parts.join(' ')], size: 0, worth: 0 };
  // Each way to break a title is a number: one bit for each gap between words.
  for (let breaks = 0; breaks < 2 ** (parts.length - 1); breaks += 1) {
    const lines = brokenAt(parts, breaks);
    const byWidth = (width / Math.max(...lines.map((one) => widthOf(one, face)))) * EM;
    const byHeight = (height / (cap * (1 + (lines.length - 1) * LEADING))) * EM;
    const size = Math.min(byWidth, byHeight, largest);
    const worth =
      size *
      (lines.length > 1 && lines.slice(0, -1).every((one) => one.endsWith(','))
        ? BREAK_AT_COMMA
        : 1);
    if (worth > best.worth + 0.5) best = { lines, size, worth };
  }
  return best;
};

const brokenAt = (parts: readonly string[], breaks: number): string[] =>
  parts
    .slice(1)
    .reduce<string[]>(
      (lines, part, gap) =>
        (breaks >> gap) & 1
          ? [...lines, part]
          : [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${part}`],
      [parts[0] ?? ''],
    );
