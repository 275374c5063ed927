import { describe, expect, it } from 'vitest';
import { dark, light } from '../../src/brand/palette';
import { METALS } from '../../src/ui/metals';
import type { Palette } from '../../src/ui/tokens.css';

type Token = keyof Palette;
const TEXT = 4.5;
const UI = 3;

const surfaces: Token[] = ['page', 'surface', 'raised', 'sunken', 'field', 'hover'];
const over = (texts: Token[], grounds: Token[], least: number) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground, least] as const));

/** Every pair of colours that a component combines, and the minimum contrast of WCAG. */
const pairs = [
  ...over(
    ['text', 'textMuted', 'actionText', 'dangerText', 'successText', 'infoText'],
    surfaces,
    TEXT,
  ),
  ...over(['onAction'], ['action', 'actionHover', 'actionPressed'], TEXT),
  ...over(['onDanger'], ['danger', 'dangerHover'], TEXT),
  ...over(['onSuccess'], ['success'], TEXT),
  ...over(['text', 'actionText'], ['actionSoft', 'dangerSoft', 'successSoft', 'infoSoft'], TEXT),
  ...over(['dangerText'], ['dangerSoft'], TEXT),
  ...over(['successText'], ['successSoft'], TEXT),
  ...over(['infoText'], ['infoSoft'], TEXT),
  ...over(['control', 'focus'], ['page', 'surface', 'raised', 'sunken', 'field'], UI),
];

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('the %s theme', (_name, palette) => {
  it.each(pairs)('%s on %s reaches %d to 1', (text, ground, least) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });

  it('every colour is in oklch, so that both themes are tuned in one space', () => {
    for (const value of Object.values(palette)) expect(value).toMatch(/^oklch\(/);
  });
});

it.each(Object.entries(METALS))(
  'text on %s reaches 4.5 to 1',
  (_name, { light: lit, shade, text }) => {
    expect(contrast(text, lit)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(text, shade)).toBeGreaterThanOrEqual(TEXT);
  },
);

it('contrast is measured as by WCAG: black on white is 21 to 1, equal colours 1 to 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrast(dark.action, dark.action)).toBe(1);
});

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The relative luminance of an opaque oklch colour, clipped to sRGB as a browser on a common screen
 * shows it.
 */
function luminance(colour: string): number {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (
    colour.match(/[\d.]+/g) ?? []
  ).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
