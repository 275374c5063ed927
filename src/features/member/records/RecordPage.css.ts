import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export const page = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const vendor = style({
  fontSize: text.tiny,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
