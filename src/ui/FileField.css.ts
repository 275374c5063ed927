import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from './tokens.css';

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1h,
  minHeight: 96,
  padding: space.x2,
  textAlign: 'center',
  border: `1.5px dashed ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.field,
  color: vars.color.textMuted,
  fontSize: text.small,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-over]': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.text,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.textMuted } } } },
});
/** The input covers the whole zone: the browser handles clicks and drops. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
