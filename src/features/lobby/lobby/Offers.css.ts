import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, vars } from '../../../ui/tokens.css';

export { muted as words } from '../../../ui/text.css';

export const section = style({
  ...column,
  gap: space.x2,
});
export const list = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  listStyle: 'none',
  padding: 0,
});
/** On a phone the icon is beside the text, otherwise above it. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: `auto ${fluid}`,
  columnGap: space.x2,
  rowGap: space.half,
  alignContent: 'start',
  padding: space.x3,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': {
    [media.phone]: { padding: space.x2 },
    [media.tablet]: { gridTemplateColumns: fluid, rowGap: space.x1 },
  },
});
export const sign = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.radius.medium,
  background: vars.color.actionSoft,
  color: vars.color.actionText,
  '@media': { [media.tablet]: { gridRow: 'auto', marginBottom: space.half } },
});
