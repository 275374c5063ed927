import { style } from '@vanilla-extract/css';

/** The VIP level stands beside the nickname, where there is room for both. */
export const level = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(min-width: 1360px)': { display: 'block' } },
});
