import { style } from '@vanilla-extract/css';
import { media } from './tokens.css';

/**
 * Height in px of the button with its margin; a board that does not move gives this space to its
 * entries.
 */
export const CONTROLS = 48;

export const board = style({ position: 'relative', minWidth: 0 });

// `clip` cannot be scrolled: focus does not move it, the hook does. A board that does not move is
// scrolled by hand.
export const sight = style({
  overflow: 'clip',
  '@media': {
    [media.still]: { overflowY: 'auto', scrollbarWidth: 'thin', overscrollBehavior: 'contain' },
  },
});
export const list = style({ listStyle: 'none', padding: 0 });
export const item = style({ display: 'grid', alignItems: 'center', minWidth: 0 });
export const controls = style({
  display: 'flex',
  justifyContent: 'flex-end',
  height: CONTROLS,
  alignItems: 'end',
  '@media': { [media.still]: { display: 'none' } },
});
