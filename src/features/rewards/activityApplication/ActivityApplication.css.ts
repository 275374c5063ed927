import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space } from '../../../ui/tokens.css';

export { focusedHeading as heading, mutedStatus as status, muted } from '../../../ui/text.css';

export const form = style({ ...column, gap: space.x2, alignContent: 'start' });
export const words = style({ ...column, gap: space.half });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.x1h,
});
