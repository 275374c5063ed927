import { style } from '@vanilla-extract/css';
import { space, vars } from './tokens.css';

/** The line between the country and the number. */
export const divided = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  selectors: {
    '&::after': {
      content: '""',
      alignSelf: 'center',
      width: 1,
      height: 24,
      background: vars.color.line,
    },
  },
});
