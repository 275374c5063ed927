import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { mutedFigures } from '../../../ui/text.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { mutedFigures as muted } from '../../../ui/text.css';
export {
  about,
  amount as points,
  card as mission,
  entry,
  group,
  list,
  sign,
} from '../../../ui/layout/iconCard.css';

export const page = style({ ...column, gap: space.x4, alignContent: 'start' });
export const part = style({ ...column, gap: space.x2 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x3}`,
});
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const left = style([mutedFigures, { whiteSpace: 'nowrap' }]);
export const clock = style({
  ...tabular,
  fontWeight: weight.strong,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const bonus = style({
  ...column,
  gap: space.x1h,
  padding: space.x2,
  background: vars.color.actionSoft,
  borderRadius: vars.radius.large,
});
export const prize = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
});
export const prizeWords = style({ ...column, gap: 2, flex: '1 1 14rem', minWidth: 0 });
export const amount = style({
  ...tabular,
  fontSize: text.title,
  fontWeight: weight.heavy,
  color: vars.color.actionText,
  whiteSpace: 'nowrap',
});

export const words = style({
  ...column,
  gap: 2,
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: weight.strong });
export const progress = style({
  display: 'grid',
  gap: space.x2,
  alignItems: 'center',
  gridTemplateColumns: `${fluid} auto`,
});
/**
 * From a tablet on, the progress bars are aligned at their ends, with or without an action after
 * them.
 */
export const state = style({
  gridColumn: '1 / -1',
  ...column,
  gap: `${space.x1h} ${space.x2}`,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridColumn: 2, gridTemplateColumns: `${fluid} 184px` } },
});
export const action = style({
  display: 'grid',
  '@media': { [media.phone]: { justifyItems: 'start' } },
});
export const figures = style([mutedFigures, { whiteSpace: 'nowrap' }]);
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  padding: `${space.x1h} ${space.x2}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const place = style({ ...tabular, fontSize: text.lead, fontWeight: weight.heavy });
export const you = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x1,
});
export const board = style({ ...column, gap: space.x2 });
