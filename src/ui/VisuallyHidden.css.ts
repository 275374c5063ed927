import { style } from '@vanilla-extract/css';

/** Invisible, but read by screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

export const hidden = style(outOfSight);
