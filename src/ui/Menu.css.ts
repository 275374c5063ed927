import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  barHeight,
  leading,
  media,
  motion,
  space,
  tabular,
  text,
  touch,
  vars,
  weight,
} from './tokens.css';

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  border: '1px solid transparent',
  background: 'transparent',
  cursor: 'pointer',
  fontSize: text.small,
  fontWeight: weight.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
  selectors: { '&[aria-expanded="true"]': { background: vars.color.hover } },
});
globalStyle(`${button} > svg`, { flex: 'none', color: vars.color.textMuted });
export const trigger = styleVariants({
  pill: [
    button,
    {
      gap: space.x1,
      padding: `2px ${space.x1} 2px 2px`,
      maxWidth: 220,
      borderRadius: vars.radius.round,
    },
  ],
  icon: [
    button,
    {
      justifyContent: 'center',
      flex: 'none',
      width: touch,
      padding: 0,
      borderRadius: vars.radius.medium,
    },
  ],
});

export { positioner } from './positioner.css';
export const content = style({
  minWidth: 240,
  maxWidth: `calc(100vw - ${space.x4})`,
  maxHeight: `min(calc(var(--available-height, 70dvh) - ${barHeight}), 720px)`,
  overflowY: 'auto',
  padding: space.x1,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  // A low window, such as one that is enlarged to 200 %, shows every entry without scrolling.
  '@media': {
    '(max-height: 30rem) and (min-width: 30rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(max-content, 1fr))',
    },
    '(max-height: 30rem) and (min-width: 38rem)': { gridTemplateColumns: 'repeat(3, auto)' },
  },
  selectors: {
    '&:focus': { outline: 'none' },
    '&[hidden]': { display: 'none' },
    '&[data-state="open"]': {
      animation: `${dropIn} ${motion.quick}`,
    },
  },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minHeight: touch,
  paddingInline: space.x1h,
  borderRadius: vars.radius.medium,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[data-highlighted]': { background: vars.color.hover } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
globalStyle(`${row} > svg`, { flex: 'none' });
export const item = styleVariants({
  plain: [row, { color: vars.color.text }],
  danger: [row, { color: vars.color.dangerText }],
});
globalStyle(`${item.plain} > svg`, { color: vars.color.textMuted });
export const count = style({ marginInlineStart: 'auto' });
export const note = style([
  count,
  tabular,
  { paddingInlineStart: space.x1h, color: vars.color.textMuted, whiteSpace: 'nowrap' },
]);
export const separator = style({
  border: 0,
  height: 1,
  background: vars.color.line,
  margin: `${space.half} ${space.x1h}`,
  // The columns of a low window have no rows to part.
  '@media': { '(max-height: 30rem) and (min-width: 30rem)': { display: 'none' } },
});
