import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export const section = style({
  ...column,
  gap: space.x2,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { padding: space.x3 } },
});
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.body,
});
export const lead = style({ maxWidth: '64ch', fontSize: text.small, color: vars.color.textMuted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const form = style({ ...column, gap: space.x2, maxWidth: 420 });
export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.x1,
  maxWidth: 420,
  margin: 0,
  padding: space.x2,
  listStyle: 'none',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});
export const status = style({ fontSize: text.small, color: vars.color.textMuted });
