import { globalStyle, style } from '@vanilla-extract/css';
import { motion, space, touch, vars } from './tokens.css';

export const row = style({ display: 'flex', alignItems: 'stretch' });
globalStyle(`${row} > :first-child`, { flex: 1, minWidth: 0 });
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  minHeight: touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.actionText },
    '&:focus-visible': { outlineOffset: -2 },
    '&:active': { background: vars.color.hover },
  },
});
globalStyle(`${toggle} > svg`, { transition: `transform ${motion.quick}` });
globalStyle(`${toggle}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });
export const list = style({
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: `${space.half} ${space.half} ${space.x2}`,
});
