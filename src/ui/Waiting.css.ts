import { style } from '@vanilla-extract/css';
import { space } from './tokens.css';

export const stack = style({
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
