import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, motion, space, text, vars } from './tokens.css';

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const region = style({
  position: 'fixed',
  inset: 'auto',
  top: `calc(${space.x2} + env(safe-area-inset-top))`,
  left: '50%',
  transform: 'translateX(-50%)',
  width: `min(440px, calc(100vw - 2 * ${space.x2}))`,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  padding: `${space.x1} ${space.x1} ${space.x1} ${space.x2}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
  fontSize: text.small,
  animation: `${dropIn} ${motion.slow}`,
  '@media': { [media.phone]: { fontSize: text.small } },
});
globalStyle(`${toast} > svg`, { flex: 'none' });
export const words = style({ flex: 1, minWidth: 0, paddingBlock: space.half });
