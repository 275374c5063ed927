import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, vars, weight } from '../../../ui/tokens.css';

export { lead, muted } from '../../../ui/text.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const form = style({ ...column, gap: space.x2, maxWidth: 420 });
export const list = style({ ...column, gap: space.x1h, margin: 0, padding: 0, listStyle: 'none' });
export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x2,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const words = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: space.half,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: weight.strong });
