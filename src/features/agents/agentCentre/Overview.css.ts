import { style } from '@vanilla-extract/css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const page = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const figures = style({
  display: 'grid',
  gap: space.x1h,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  gap: space.half,
  alignContent: 'space-between',
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const name = style({ color: vars.color.textMuted, fontSize: text.small });
export const value = style({
  ...tabular,
  margin: 0,
  fontSize: text.lead,
  fontWeight: weight.heavy,
  overflowWrap: 'anywhere',
});
export const section = style({
  display: 'grid',
  gap: space.x1h,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const heading = style({ fontSize: text.body });
