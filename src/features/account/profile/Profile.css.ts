import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { lead, muted } from '../../../ui/text.css';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export { lead, muted as name, muted as missing };

export const facts = style({ display: 'grid', gap: space.x1, minWidth: 0, margin: 0 });
export const fact = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `9.5rem ${fluid}`,
      columnGap: space.x2,
    },
  },
});
export const value = style({
  minWidth: 0,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const unconfirmed = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const form = style({ ...column, gap: space.x2, maxWidth: 420 });
// The label of a field that takes the focus is scrolled into view with it.
globalStyle(`${form} :is(input, select, textarea)`, { scrollMarginTop: 64 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
