import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { about as aboutOfCard, amount as amountOfCard } from '../../../ui/layout/iconCard.css';
import { mutedFigures } from '../../../ui/text.css';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export { card as activity, entry, group, list, sign } from '../../../ui/layout/iconCard.css';

/** On a phone the amount and the status have the whole width of the card. */
export const about = style([aboutOfCard, { '@media': { [media.phone]: { display: 'contents' } } }]);

/**
 * The words before the figure of a cap may stand on a line of their own. Twice the class: the rule
 * of the shared card may come later in the page.
 */
export const amount = style([amountOfCard, { selectors: { '&&': { whiteSpace: 'normal' } } }]);

export const muted = style([mutedFigures, { fontWeight: weight.regular }]);
export const lead = style([muted, { outline: 'none' }]);
export const page = style({ ...column, gap: space.x2, alignContent: 'start' });
export const words = style({
  ...column,
  gap: 2,
  flex: '1 1 14rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontSize: text.body, fontWeight: weight.strong });
export const prize = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.half} ${space.x2}`,
  '@media': { [media.phone]: { gridColumn: '1 / -1', justifyContent: 'space-between' } },
});
export const state = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1h} ${space.x2}`,
  selectors: { '&:not(:has(a, button, [role]))': { display: 'none' } },
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
export const progress = style({
  display: 'grid',
  flex: '1 1 14rem',
  gap: space.x2,
  alignItems: 'center',
  gridTemplateColumns: `${fluid} auto`,
  '@media': {
    [media.phone]: { flexBasis: '100%', gap: space.half, gridTemplateColumns: fluid },
  },
});
export const figures = style([
  muted,
  { whiteSpace: 'nowrap', '@media': { [media.phone]: { justifySelf: 'end' } } },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
/** Under a thumb each has its share of the width. */
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const cover = style({
  paddingInline: space.x2,
  borderRadius: vars.radius.small,
  background: vars.color.actionSoft,
});
const wipe = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
export const uncovered = style({
  display: 'inline-block',
  animation: `${wipe} 700ms ease-out`,
  '@media': { [media.still]: { animation: 'none' } },
});
