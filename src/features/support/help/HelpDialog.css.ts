import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { detailPane, listButton, scroller } from '../../../ui/layout/listDetail';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

/** Topics, or topics beside the article; on a phone the article alone. */
export const split = style({
  ...column,
  height: '100%',
  gridTemplateRows: fluid,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      height: 'min(620px, calc(100dvh - 140px))',
    },
  },
  selectors: {
    '&[data-article]': {
      '@media': { [media.tablet]: { gridTemplateColumns: `minmax(240px, 300px) ${fluid}` } },
    },
  },
});
export const index = style({
  ...scroller,
  ...column,
  gap: space.x2,
  alignContent: 'start',
  padding: `${space.x2} ${space.x2} calc(${space.x3} + env(safe-area-inset-bottom))`,
  background: vars.color.sunken,
  '@media': { [media.tablet]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const pane = style({ ...detailPane, ...column, gap: space.x2, alignContent: 'start' });
globalStyle(`${split}[data-article] > ${index}`, {
  '@media': { [media.phone]: { display: 'none' } },
});
/** As many columns as have room, while no article is beside them. */
export const topics = style({ columns: '260px', columnGap: space.x2 });
export const section = style({ breakInside: 'avoid', paddingBottom: space.x3 });

export const topic = style({
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  padding: `0 ${space.x1h} ${space.half}`,
});
/** Each topic is a card of rows that lead on. */
export const titles = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
globalStyle(`${titles} > li + li`, { borderTop: `1px solid ${vars.color.line}` });
export const title = style([
  listButton({ color: vars.color.text, hover: {} }),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x1,
    borderRadius: 0,
    '@media': { [media.phone]: { minHeight: 48 } },
  },
]);
const corner = `calc(${vars.radius.medium} - 1px)`;
globalStyle(`${titles} > :first-child > ${title}`, {
  borderStartStartRadius: corner,
  borderStartEndRadius: corner,
});
globalStyle(`${titles} > :last-child > ${title}`, {
  borderEndStartRadius: corner,
  borderEndEndRadius: corner,
});
globalStyle(`${title} > svg`, { flex: 'none', color: vars.color.textMuted });
export const nothing = style({
  padding: `0 ${space.x1h}`,
  color: vars.color.textMuted,
  fontSize: text.small,
});
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  padding: `${space.x1h} ${space.x1h} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const heading = style({
  fontSize: text.title,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Beside the topics no button back to them is needed. */
export const back = style({
  marginInlineStart: `calc(-1 * ${space.x1h})`,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const place = style({ padding: space.x3, minHeight: 360 });
