import { style } from '@vanilla-extract/css';
import { media, space } from './tokens.css';

export const days = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { maxWidth: 480 } },
});
