import { globalStyle, style } from '@vanilla-extract/css';
import { leading, space, text, touch, vars } from '../../../ui/tokens.css';

export const captcha = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.half,
  minWidth: 0,
});
globalStyle(`${captcha} > *`, { width: '100%' });
globalStyle(`${captcha} > button`, { width: 'auto' });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 132,
  height: 44,
  padding: 0,
  overflow: 'hidden',
  background: vars.color.raised,
  border: 0,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
export const image = style({ width: 132, height: 44 });
export const again = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.small,
  lineHeight: leading.tight,
  color: vars.color.actionText,
});
export const waived = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: touch,
  padding: `${space.x1} ${space.x2}`,
  background: vars.color.successSoft,
  color: vars.color.text,
  borderRadius: vars.radius.medium,
  fontSize: text.small,
});
export const icon = style({ flex: 'none', color: vars.color.successText });
export const words = style({ flex: 1, minWidth: 0 });
