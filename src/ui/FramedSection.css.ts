import { style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { frame } from './layout/framed';
import { space, text } from './tokens.css';

export const section = style({ ...frame, ...column, gap: space.x2 });
/** In a row with its icon and its badge. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.body,
});
