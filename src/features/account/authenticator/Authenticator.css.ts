import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, vars, weight } from '../../../ui/tokens.css';

export { lead, muted as status } from '../../../ui/text.css';

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
