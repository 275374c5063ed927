import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, text, vars } from '../../../ui/tokens.css';

export const section = style({
  ...column,
  gap: space.x2,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { padding: space.x3 } },
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.body,
  selectors: { '&:focus': { outline: 'none' } },
});
