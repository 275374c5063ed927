import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 46,
  paddingInlineStart: space.x2,
  paddingBlock: 2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      paddingInlineStart: 0,
      background: 'transparent',
      border: 0,
      borderRadius: 0,
      minHeight: 44,
      paddingBlock: 0,
    },
  },
});
globalStyle(`${balance} > button:focus-visible`, {
  outlineOffset: -3,
  borderRadius: vars.radius.round,
});
/** Twelve digits wide, so that hiding or loading moves nothing. */
export const amount = style({
  ...tabular,
  flex: 'none',
  minWidth: '10ch',
  textAlign: 'end',
  fontWeight: weight.strong,
  fontSize: text.body,
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
  '@media': {
    '(max-width: 1199.98px)': { fontSize: text.small },
    [media.phone]: { minWidth: '9ch' },
    '(max-width: 359.98px)': { fontSize: text.tiny },
  },
});
globalStyle(`${amount}[data-figures="most"]`, {
  '@media': { [media.phone]: { fontSize: '0.6875rem' } },
});
/** The time of the last read, below the amount. */
export const asOf = style({
  display: 'block',
  fontSize: '0.6875rem',
  fontWeight: weight.regular,
  lineHeight: 1.2,
  color: vars.color.textMuted,
});
export const failed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  color: vars.color.dangerText,
  fontSize: text.small,
  fontWeight: weight.medium,
});
export const stale = style({
  display: 'inline-flex',
  verticalAlign: '-3px',
  marginInlineEnd: space.half,
  color: vars.color.dangerText,
});
