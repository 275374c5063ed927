import { style } from '@vanilla-extract/css';
import { media, touch, vars } from '../../../ui/tokens.css';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 2,
  margin: 0,
  padding: 3,
  minWidth: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: touch,
  borderRadius: `calc(${vars.radius.medium} - 3px)`,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.hover,
      color: vars.color.actionText,
      boxShadow: vars.shadow.low,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
});
/** The invisible radio input covers its icon, so that both have the same target. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
