import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export const form = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const lead = style({ color: vars.color.textMuted });
export const status = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  minHeight: '1lh',
  textAlign: 'center',
});
