import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { leading, media, motion, space, text, touch, vars, weight } from './tokens.css';

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const root = style({ position: 'relative' });
export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: touch,
  minWidth: touch,
  paddingInline: `${space.x1} 6px`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  fontSize: text.body,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-state="open"]': { background: vars.color.hover },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-readonly])': { background: vars.color.hover } },
    },
  },
});
globalStyle(`${trigger} > svg`, { flex: 'none', color: vars.color.textMuted });
globalStyle(`${trigger}[data-readonly] > svg`, { display: 'none' });

export const flag = style({
  flex: 'none',
  width: 24,
  height: 16,
  borderRadius: 3,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  background: vars.color.hover,
});

export { positioner } from './positioner.css';
export const content = style({
  width: 'min(320px, var(--available-width, 320px))',
  maxHeight: 'min(320px, var(--available-height, 320px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: space.half,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-state="open"]': {
      animation: `${dropIn} ${motion.quick}`,
    },
  },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minHeight: touch,
  padding: `${space.half} ${space.x1}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: text.small,
  lineHeight: leading.tight,
  cursor: 'pointer',
  userSelect: 'none',
  // There are hundreds of rows: those out of sight are not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${touch}`,
  selectors: {
    '&[data-highlighted]': { background: vars.color.hover },
    '&[data-state="checked"]': { color: vars.color.actionText, fontWeight: weight.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const name = style({ flex: 1, minWidth: 0 });
export const code = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
