import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, vars, weight } from '../../../ui/tokens.css';

export { muted } from '../../../ui/text.css';

export const body = style({ ...column, gap: space.x2, alignContent: 'start' });
export const list = style({
  ...column,
  gap: space.x1h,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const words = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: space.half,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: weight.strong });
