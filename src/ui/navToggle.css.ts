import { globalStyle, style } from '@vanilla-extract/css';
import { motion, touch, vars } from './tokens.css';

/** The button beside an entry of a navigation that shows what belongs to the entry. */
export const navToggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touch,
  minHeight: touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.actionText },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
globalStyle(`${navToggle} > svg`, { transition: `transform ${motion.quick}` });
globalStyle(`${navToggle}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });
