import { media, space, tabular, text, vars, weight } from '../tokens.css';

/** A border, and more room inside it from tablets on. */
export const frame = {
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { padding: space.x3 } },
} as const;

/** A card with the name of a figure above and its value below. */
export const figureCard = {
  display: 'grid',
  gap: space.half,
  alignContent: 'space-between',
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
} as const;

/** The value of a figure, which no line break splits. */
export const figureValue = {
  ...tabular,
  margin: 0,
  fontSize: text.lead,
  fontWeight: weight.heavy,
  whiteSpace: 'nowrap',
} as const;
