import { style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { media, space } from './tokens.css';

export const days = style({
  ...column,
  gap: space.x2,
  '@media': { [media.tablet]: { maxWidth: 480 } },
});
