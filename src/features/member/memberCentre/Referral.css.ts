import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '../../../ui/tokens.css';

export const lead = style({ maxWidth: '64ch', color: vars.color.textMuted });
export const split = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({
  display: 'grid',
  gap: space.x1,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
