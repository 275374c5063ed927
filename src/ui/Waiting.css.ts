import { style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { space } from './tokens.css';

export const stack = style({
  ...column,
  gap: space.x1,
});
