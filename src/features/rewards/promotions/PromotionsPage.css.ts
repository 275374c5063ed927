import { globalStyle, style } from '@vanilla-extract/css';
import { fadeAbove } from '../../../ui/fade';
import { column, fluid } from '../../../ui/layout/columns';
import {
  barHeight,
  media,
  space,
  tabular,
  text,
  touch,
  vars,
  weight,
} from '../../../ui/tokens.css';

export { muted as summary } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
});
export const heading = style({ display: 'grid', gap: space.half, overflowWrap: 'anywhere' });
export const lead = style({ color: vars.color.textMuted, maxWidth: '64ch' });
export const section = style({
  ...column,
  gap: space.x2,
});
export const cards = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  listStyle: 'none',
  padding: 0,
});
/** The whole card leads to the promotion: the link's pseudo-element covers it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } } },
});
globalStyle(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 });
const drawn = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: vars.color.sunken,
});
export const picture = drawn;
/** On a desk it stands beside the words, in the height of all of them. */
export const wide = style([
  drawn,
  {
    borderRadius: vars.radius.large,
    maxHeight: 360,
    '@media': {
      [media.desktop]: { gridColumn: 2, gridRow: '2 / span 3', alignSelf: 'start' },
    },
  },
]);
export const instead = style([
  drawn,
  { display: 'grid', placeItems: 'center', color: vars.color.actionText },
]);
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.half,
  padding: space.x2,
  overflowWrap: 'anywhere',
});
// At one height in all cards of a row.
globalStyle(`${words} > :last-child`, { marginTop: 'auto' });
export const category = style({
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.actionText,
});
/** What it brings: the largest text of its card. */
export const figure = style({
  ...tabular,
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: 1.2,
  color: vars.color.actionText,
});
export const title = style({ fontSize: text.lead });
export const detail = style({
  ...column,
  gap: space.x3,
  maxWidth: 840,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:has(> img)': {
          gridTemplateColumns: `${fluid} ${fluid}`,
          gridTemplateRows: 'auto auto auto 1fr',
          columnGap: space.x4,
          maxWidth: 'none',
        },
      },
    },
  },
});
/**
 * On a phone what is offered stays in sight above the bar, while the text fades out below it, and
 * ends the text where that has been read.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1h,
  minHeight: touch,
  '@media': {
    [media.tallPhone]: {
      position: 'sticky',
      bottom: `calc(${barHeight} + env(safe-area-inset-bottom))`,
      zIndex: 1,
      marginInline: `calc(-1 * ${space.x2})`,
      padding: `${space.x1h} ${space.x2}`,
      background: vars.color.page,
      ...fadeAbove(space.x3, vars.color.page),
    },
  },
});
export const quiet = style({ alignSelf: 'center', paddingInline: space.x1 });
globalStyle(`${actions} > button`, { '@media': { [media.tallPhone]: { flex: 1 } } });
// What takes the focus is not scrolled below them.
globalStyle(`article:has(> ${actions}) a`, {
  '@media': { [media.tallPhone]: { scrollMarginBottom: 88 } },
});
// Its arrow stands where the lines below it begin.
export const back = style({
  marginInlineStart: -20,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});
export const focused = style({ selectors: { '&:focus': { outline: 'none' } } });
