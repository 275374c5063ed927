import { style } from '@vanilla-extract/css';
import { space, vars } from './tokens.css';

export const root = style({ position: 'relative', minWidth: 0 });
export const panel = style({
  position: 'fixed',
  zIndex: 30,
  width: 'min(332px, calc(100vw - 16px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.x1,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
});
