import { style } from '@vanilla-extract/css';
import { space, text, touch, vars } from './tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x1h,
  minHeight: touch,
  paddingBlock: 10,
  cursor: 'pointer',
  fontSize: text.small,
});
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginBlock: '0.05em',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.field,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      width: 6,
      height: 11,
      marginTop: -3,
      borderStyle: 'solid',
      borderColor: vars.color.onAction,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(42deg) scale(0)',
      transition: 'transform 120ms cubic-bezier(0.2, 0, 0, 1)',
    },
    '&:checked': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': { transform: 'rotate(42deg) scale(1)' },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerText },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const round = style({
  borderRadius: '50%',
  selectors: {
    '&::after': {
      width: 10,
      height: 10,
      margin: 0,
      border: 0,
      borderRadius: '50%',
      background: vars.color.onAction,
    },
  },
});
export const labelText = style({ flex: 1, minWidth: 0 });
