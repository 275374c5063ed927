import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, text, vars } from '../../../ui/tokens.css';

export const lead = style({ maxWidth: '64ch', color: vars.color.textMuted });
export const split = style({
  ...column,
  gap: space.x3,
  '@media': { [media.tablet]: { gridTemplateColumns: `${fluid} auto` } },
});
export const words = style({
  ...column,
  gap: space.x1,
  alignContent: 'start',
});
export { hidden as status } from '../../../ui/VisuallyHidden.css';
export const code = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
export const scan = style({
  display: 'grid',
  gap: space.x1,
  justifyItems: 'center',
  margin: 0,
  fontSize: text.small,
});
