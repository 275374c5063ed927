import { style } from '@vanilla-extract/css';
import { space, vars } from '../../../ui/tokens.css';

export { form, stack as forms, status } from '../../../ui/layout/dialogForm.css';

export const words = style({ color: vars.color.textMuted });
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 64,
  color: vars.color.textMuted,
  textAlign: 'center',
});
