import { style } from '@vanilla-extract/css';
import { space, text, vars, weight } from './tokens.css';

export const hours = style({
  display: 'flex',
  gap: space.x1h,
  alignItems: 'flex-start',
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const label = style({ display: 'block', color: vars.color.text, fontWeight: weight.strong });
