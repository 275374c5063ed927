import { globalStyle, style } from '@vanilla-extract/css';
import { inCard } from '../../../ui/inCard';
import { column } from '../../../ui/layout/columns';
import { rem } from '../../../ui/rem';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export const page = style({
  ...column,
  gap: space.x2,
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.x1,
});
export const filter = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: '0 1 auto' } },
});
/** In line with the dates, whose fields keep the gap to their errors; up to the table's end. */
export const besideDays = style({
  flex: '1 1 280px',
  minWidth: 0,
  '@media': { [media.tablet]: { paddingBottom: space.half } },
});
export const search = style({ '@media': { [media.tablet]: { maxWidth: 360 } } });
export const whole = style({ whiteSpace: 'nowrap' });
export const small = style({ fontSize: text.tiny, color: vars.color.textMuted });
/** Its button is at the start of the column, where those of all rows are in line. */
export const amount = style({ display: 'flex', alignItems: 'baseline', gap: space.x1 });
globalStyle(`${amount} > :last-child`, { marginInlineStart: 'auto' });
/** On the line of the amount, without making the row higher. */
export const why = style({});
globalStyle(`${why} > button`, { verticalAlign: 'middle', marginBlock: -11 });
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.half,
  listStyle: 'none',
  padding: 0,
  marginInlineStart: `calc(-1 * ${space.x1})`,
});
export const step = style({ display: 'flex', alignItems: 'center', gap: space.half });
export const stepButton = style({
  minHeight: 44,
  padding: `0 ${space.x1}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.actionText,
  font: 'inherit',
  fontWeight: weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.text, cursor: 'default' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.color.hover } },
    },
  },
});
export const account = style([
  stepButton,
  {
    marginInline: `calc(-1 * ${space.x1})`,
    textAlign: 'start',
    '@media': { [media.tablet]: { minHeight: 28, marginTop: -2 } },
  },
  inCard({ minHeight: 44, marginTop: 0 }),
]);
export const person = style({
  display: 'grid',
  justifyItems: 'start',
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.half,
});
/** In one line, so that the row is as low as the person in it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  marginBlock: -2,
  ...inCard({ flexWrap: 'wrap', justifyContent: 'flex-end', marginBlock: 0 }),
});
/** Two counts, on two lines where they do not fit on one. */
export const counts = style([
  {
    display: 'inline-block',
    minWidth: rem(112),
    // In Burmese the words are so long that the table would no longer fit.
    '@media': { [media.wide]: { selectors: { '&:not(:lang(my))': { whiteSpace: 'nowrap' } } } },
  },
  inCard({ display: 'block' }),
]);
