import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, vars } from '../../../ui/tokens.css';

export { mutedStatus as status } from '../../../ui/text.css';

export const form = style({
  ...column,
  gap: space.x2,
});
export const lead = style({ color: vars.color.textMuted });
