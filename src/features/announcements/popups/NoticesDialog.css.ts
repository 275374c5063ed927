import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as note } from '../../../ui/text.css';

export const board = style({
  ...column,
  gap: space.x2,
});
export const list = style({
  ...column,
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const heading = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const time = style({
  fontSize: text.tiny,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
