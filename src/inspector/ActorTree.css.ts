import { style } from '@vanilla-extract/css';
import { media, space, text, vars, weight } from '../ui/tokens.css';
import { mono } from './code.css';

export const pane = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `0 ${space.x1} ${space.x1}`,
});
export const root = style({ listStyle: 'none', padding: 0 });
export const branch = style([
  root,
  {
    marginInlineStart: 14,
    borderInlineStart: `1px solid ${vars.color.line}`,
    paddingInlineStart: 6,
  },
]);
export const actor = style({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: `6px ${space.x1}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  minWidth: 0,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.actionSoft, borderColor: vars.color.action },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.hover } },
    },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  fontWeight: weight.strong,
  fontSize: text.small,
});
export const id = style({
  fontFamily: mono,
  fontSize: 11,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
});
export const state = style({
  fontFamily: mono,
  fontSize: 12,
  color: vars.color.actionText,
  overflowWrap: 'anywhere',
});
