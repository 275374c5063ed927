import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { mutedRegular } from '../../../ui/text.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const place = style({
  ...column,
  gap: space.x2,
  '@media': { [media.tablet]: { maxWidth: 640 } },
});
export { mutedRegular as muted } from '../../../ui/text.css';
export { hidden as status } from '../../../ui/VisuallyHidden.css';

export const sum = style({
  ...column,
  justifyItems: 'start',
  padding: space.x2,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const sumTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  marginBlock: `calc(-1 * ${space.half})`,
});
export const total = style({
  ...tabular,
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: 1.3,
});
export const nothing = style([
  mutedRegular,
  { selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } } },
]);
export const asOf = style([mutedRegular, { marginBottom: space.x2 }]);

/** What is done with the money, beside each other. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  width: '100%',
  marginBottom: space.x2,
});
globalStyle(`${ways} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const list = style({
  ...column,
  gap: space.x1h,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: `auto ${fluid} auto`,
  alignItems: 'center',
  columnGap: space.x1h,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  '@media': {
    [media.phone]: { columnGap: space.x1 },
    [media.tablet]: { gridTemplateColumns: `auto ${fluid} auto auto` },
  },
});
export const sign = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 44,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.actionText,
  overflow: 'clip',
  '@media': { [media.phone]: { width: 48 } },
});
export const logo = style({ width: '100%', height: 36, paddingInline: 3, objectFit: 'contain' });
export const name = style({
  gridRow: '1 / span 2',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
/** With a line below. */
export const nameAbove = style([name, { gridRow: '1' }]);
export const hint = style([
  mutedRegular,
  { gridRow: '2', gridColumn: '2 / -1', '@media': { [media.tablet]: { gridColumn: '2' } } },
]);
export const amount = style({
  ...tabular,
  gridRow: '1 / span 2',
  fontWeight: weight.strong,
  textAlign: 'end',
});
export const amountAbove = style([
  amount,
  { gridRow: '1', gridColumn: '3 / -1', '@media': { [media.tablet]: { gridRow: '1 / span 2' } } },
]);
export const buttons = style({
  gridColumn: '1 / -1',
  gridRow: '3',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: fluid,
  gap: space.x1,
  marginTop: space.x1h,
  '@media': {
    [media.tablet]: {
      gridColumn: '4',
      gridRow: '1 / span 2',
      gridAutoColumns: 'auto',
      marginTop: 0,
      marginInlineStart: space.half,
    },
  },
});
export const reasons = style({
  margin: `${space.half} 0 ${space.x1}`,
  paddingInlineStart: space.x2,
});
