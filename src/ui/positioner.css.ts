import { style } from '@vanilla-extract/css';

/**
 * The place of what Ark opens beside a button. Until its position is measured, which takes WebKit
 * two tenths of a second, it would stand in a corner of the window. It can be focused meanwhile.
 */
export const positioner = style({
  zIndex: '30 !important',
  selectors: { '&:not([style*="--x:"])': { opacity: 0, pointerEvents: 'none' } },
});
