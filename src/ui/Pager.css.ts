import { style } from '@vanilla-extract/css';
import { space, text, vars } from './tokens.css';

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
});
export const place = style({
  minWidth: '9ch',
  textAlign: 'center',
  fontSize: text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
