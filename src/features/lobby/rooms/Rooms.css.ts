import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { fadeOver } from '../../../ui/fade';
import { muted } from '../../../ui/text.css';
import { steps } from '../../../ui/TileRow.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const section = style({
  ...fadeOver(steps, '52px', vars.color.page),
  // As wide as the row with the room for its focus ring.
  paddingInline: space.half,
  marginInline: `calc(-1 * ${space.half})`,
  ...column,
  gap: space.x1,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
});
export const title = style({ flex: 1 });
/** Two rows that scroll sideways, so that the games below stay near. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(2, auto)',
  // Wide enough for the players and a price of five figures on one line.
  gridAutoColumns: 'min(22rem, 86%)',
  gap: space.x1h,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  padding: space.half,
  margin: `calc(-1 * ${space.half})`,
  scrollPaddingInline: space.half,
  '@media': { [media.phone]: { gridTemplateRows: 'auto' } },
});
export const room = style({
  // Contains the text for screen readers inside the row that scrolls.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minWidth: 0,
  padding: space.x1h,
  scrollSnapAlign: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
// Beside the words there is no room for it on a phone.
globalStyle(`${room} > button`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
export const cover = style({
  flex: 'none',
  width: 60,
  height: 80,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});
export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 80,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.textMuted,
});
export const words = style({
  flex: 1,
  minWidth: 0,
  ...column,
  gap: 2,
});
// A room's name ends with its number.
export const name = style({
  fontSize: text.body,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const gameName = style([muted, { overflowWrap: 'anywhere' }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x1h}`,
  fontSize: text.small,
  ...tabular,
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.half });
