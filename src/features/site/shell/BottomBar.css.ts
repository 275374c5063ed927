import { globalStyle, style } from '@vanilla-extract/css';
import { space, touch, vars, weight } from '../../../ui/tokens.css';

export const entries = style({
  display: 'flex',
  padding: `0 ${space.half}`,
  maxWidth: 480,
  marginInline: 'auto',
});
export const tab = style({ position: 'relative', flex: '1 1 0', display: 'flex' });
/** At the upper end of the icon; a finger that meets it presses the button. */
export const toClaim = style({
  position: 'absolute',
  top: space.half,
  insetInlineStart: 'calc(50% + 6px)',
  pointerEvents: 'none',
});
export const item = style({
  flex: '1 1 0',
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
    '&[aria-current]': {
      color: vars.color.actionText,
      background: [
        `linear-gradient(${vars.color.action}, ${vars.color.action})`,
        'top / 28px 2px no-repeat',
      ].join(' '),
    },
    '&[data-first]': { color: vars.color.text },
  },
});
/** The one that people come for stands out as the main button of a page does. */
globalStyle(`${item}[data-first] > svg`, {
  boxSizing: 'content-box',
  padding: `2px ${space.x1h}`,
  marginBlock: -2,
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
});
