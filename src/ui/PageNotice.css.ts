import { style } from '@vanilla-extract/css';
import { barHeight, layer, space, vars } from './tokens.css';

export const notice = style({
  position: 'fixed',
  insetInline: space.x2,
  bottom: `calc(${space.x2} + ${barHeight} + env(safe-area-inset-bottom))`,
  zIndex: layer.beside,
  maxWidth: 560,
  marginInline: 'auto',
  background: vars.color.raised,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
