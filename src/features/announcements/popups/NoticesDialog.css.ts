import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../../../ui/tokens.css';

export const board = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const list = style({
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyleType: '""',
  padding: 0,
});
export const heading = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const time = style({
  fontSize: text.tiny,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
