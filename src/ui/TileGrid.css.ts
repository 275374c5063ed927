import { style } from '@vanilla-extract/css';

/** The variables are set by TileGrid.tsx. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--tile-least)), 1fr))',
  gap: 'var(--tile-gap)',
  listStyle: 'none',
  padding: 0,
});
export const cell = style({ minWidth: 0 });

// Rows are placed by the script and never anchor the scroll: their places and sizes are known, so
// other tiles in them move nothing else.
export const long = style({ position: 'relative', width: '100%', overflowAnchor: 'none' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  contain: 'size layout style',
});
