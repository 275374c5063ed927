import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

export const links = style({
  ...column,
  gap: space.x3,
  paddingTop: space.x3,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${fluid} ${fluid}` },
    [media.desktop]: {
      gridTemplateColumns: `${fluid} ${fluid} minmax(0, 2.4fr)`,
      gap: space.x5,
    },
  },
});
export const heading = style({
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.text,
  marginBottom: space.x1,
});
export const list = style({
  display: 'grid',
  justifyItems: 'start',
  listStyle: 'none',
  padding: 0,
});
export const products = style({
  minWidth: 0,
  '@media': { '(min-width: 640px) and (max-width: 1023.98px)': { gridColumn: '1 / -1' } },
});
export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  columnGap: space.x2,
  listStyle: 'none',
  padding: 0,
  marginTop: space.x1,
  minHeight: 132,
  alignContent: 'start',
});
// Links have the size of the buttons beside them, which stand for vendors without a page.
globalStyle(`${vendors} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  fontSize: text.small,
  textDecorationColor: vars.color.control,
});
// So many gold links would hide what is to be pressed.
const entries = `${links} li > :is(a, button)`;
globalStyle(entries, { color: vars.color.textMuted });
globalStyle(`${entries}:hover`, { '@media': { [media.hover]: { color: vars.color.text } } });
