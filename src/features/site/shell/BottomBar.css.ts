import { globalStyle, style } from '@vanilla-extract/css';
import { space, touch, vars, weight } from '../../../ui/tokens.css';

export const list = style({
  display: 'flex',
  listStyle: 'none',
  padding: `0 ${space.half}`,
  maxWidth: 480,
  marginInline: 'auto',
});
globalStyle(`${list} > li`, { flex: 1, minWidth: 0, display: 'flex' });
export const item = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touch,
  minHeight: 56,
  padding: `${space.half} 0`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  fontWeight: weight.strong,
  lineHeight: 1.6,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:active': { background: vars.color.hover },
    '&[aria-current]': { color: vars.color.actionText },
    '&[data-first]': { color: vars.color.actionText },
  },
});
