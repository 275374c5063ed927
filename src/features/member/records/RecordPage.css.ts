import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, text, vars } from '../../../ui/tokens.css';

export const page = style({
  ...column,
  gap: space.x2,
});
export const whole = style({ whiteSpace: 'nowrap' });
export const ticket = style({
  display: 'block',
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
export const vendor = style({
  fontSize: text.tiny,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
