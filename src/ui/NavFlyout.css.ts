import { keyframes, style } from '@vanilla-extract/css';
import { motion, space, vars } from './tokens.css';

const appear = keyframes({ from: { opacity: 0 } });
/**
 * The gap at the side is part of the panel's padding, so that the pointer does not leave it on the
 * way.
 */
export const panel = style({
  position: 'fixed',
  zIndex: 30,
  left: 0,
  top: 0,
  width: 'max-content',
  maxWidth: `calc(100vw - ${space.x2})`,
  paddingInlineStart: space.x1,
  animation: `${appear} ${motion.quick}`,
  selectors: { '&:focus': { outline: 'none' } },
});
export const card = style({
  maxHeight: `calc(100dvh - ${space.x2})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
});
