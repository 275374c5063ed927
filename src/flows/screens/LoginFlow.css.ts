import { style } from '@vanilla-extract/css';
import { space, vars } from '../../ui/tokens.css';

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 160,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const heading = style({ marginBottom: space.x2 });
