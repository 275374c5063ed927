import { style } from '@vanilla-extract/css';
import { space, vars } from './tokens.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1h,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  border: `2px solid ${vars.color.line}`,
  borderRadius: '50%',
  background: vars.color.field,
  color: vars.color.text,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      boxShadow: `0 0 0 2px ${vars.color.action}`,
    },
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.7 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%' });
