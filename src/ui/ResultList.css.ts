import { style } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from './tokens.css';

export const list = style({ display: 'grid', gap: 2, listStyle: 'none', padding: 0 });
export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minHeight: 60,
  paddingInline: space.x1,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.hover,
      boxShadow: `inset 3px 0 0 ${vars.color.action}`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', minWidth: 0 });
export const title = style({
  fontWeight: weight.strong,
  color: vars.color.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({
  fontSize: text.tiny,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
