import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { METALS, type Metal } from '../../../ui/metals';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead, mutedFigures as muted } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x4, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: space.x3,
  borderRadius: vars.radius.large,
});
const sheen = 'linear-gradient(115deg, transparent 30%, oklch(1 0 0 / 0.35) 45%, transparent 60%)';
const metalOf = ({ light, shade, text: on }: Metal) =>
  style([
    card,
    {
      color: on,
      background: `${sheen}, linear-gradient(155deg, ${light}, ${shade})`,
      boxShadow: `inset 0 0 0 1px oklch(1 0 0 / 0.4), ${vars.shadow.low}`,
    },
  ]);
/** The card of the own level; of its metal, or plain without a level. */
export const own = {
  none: style([card, { background: vars.color.actionSoft, color: vars.color.text }]),
  bronze: metalOf(METALS.bronze),
  silver: metalOf(METALS.silver),
  gold: metalOf(METALS.gold),
  diamond: metalOf(METALS.diamond),
};
export const crown = style({ display: 'grid' });
/** A piece of the metal, before the name of a level. */
const piece = style({
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.control}`,
});
const pieceOf = ({ light, shade }: Metal) =>
  style([piece, { background: `linear-gradient(155deg, ${light}, ${shade})` }]);
export const pieces = {
  bronze: pieceOf(METALS.bronze),
  silver: pieceOf(METALS.silver),
  gold: pieceOf(METALS.gold),
  diamond: pieceOf(METALS.diamond),
};
export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.x2,
  flex: '1 1 100%',
  margin: 0,
});
export const benefit = style({ ...column, gap: 2, alignContent: 'start' });
/** In the colour of its card. */
export const benefitName = style({ fontSize: text.small });
export const benefitValue = style({ ...tabular, margin: 0, fontWeight: weight.strong });
export const level = style({
  minWidth: 0,
  fontSize: text.title,
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
});
export const bars = style({
  ...column,
  gap: space.x3,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: `${fluid} ${fluid}` } },
});
export const bar = style({ ...column, gap: space.x1 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  fontSize: text.small,
});
export const name = style({ fontWeight: weight.strong });
export const figures = style({ ...tabular, color: vars.color.textMuted });
export const yours = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
});
