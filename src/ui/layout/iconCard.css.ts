import { style, styleVariants } from '@vanilla-extract/css';
import { space, tabular, text, vars, weight } from '../tokens.css';
import { column, fluid } from './columns';

/** A list of cards in a column. */
export const list = style({
  ...column,
  gap: space.x1h,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** A card with an icon in its own column. */
export const card = style({
  display: 'grid',
  gap: `${space.x1h} ${space.x2}`,
  gridTemplateColumns: `44px ${fluid}`,
  alignItems: 'start',
  padding: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

const square = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.medium,
});

/** The square around the icon, by the status of the card: open, done or neither. */
export const sign = styleVariants({
  open: [square, { color: vars.color.actionText, background: vars.color.actionSoft }],
  done: [square, { color: vars.color.successText, background: vars.color.successSoft }],
  quiet: [square, { color: vars.color.textMuted, background: vars.color.sunken }],
});

/** The first row beside the icon: text, then an amount at the end. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
});

/** An amount in the colour of actions. */
export const amount = style({
  ...tabular,
  fontWeight: weight.strong,
  color: vars.color.actionText,
  whiteSpace: 'nowrap',
});

/** An entry of such a list, and the heading of the group that it begins. */
export const entry = style({ ...column, gap: space.x1h });
export const group = style({
  fontSize: text.lead,
  fontWeight: weight.strong,
  selectors: { [`${entry}:not(:first-child) > &`]: { marginBlockStart: space.x2 } },
});
