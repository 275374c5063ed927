import { style } from '@vanilla-extract/css';
import { leading, media, motion, space, text, touch, vars, weight } from './tokens.css';

export const list = style({
  display: 'flex',
  gap: space.half,
  padding: space.half,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  flex: '1 1 auto',
  minHeight: touch,
  padding: `${space.half} ${space.x1}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.textMuted,
  fontSize: text.small,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  cursor: 'pointer',
  transition: `opacity ${motion.quick}`,
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.raised,
      color: vars.color.actionText,
      boxShadow: vars.shadow.low,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const panel = style({ paddingTop: space.x3 });

/** A single tab is no choice: it looks like a small heading. */
export const alone = {
  list: style({ display: 'flex' }),
  tab: style({
    minHeight: touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: vars.color.actionText,
    fontSize: text.small,
    fontWeight: weight.strong,
    lineHeight: leading.tight,
    textAlign: 'start',
    cursor: 'default',
  }),
  panel: style({}),
};
