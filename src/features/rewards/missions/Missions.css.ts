import { style } from '@vanilla-extract/css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
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
export const muted = style({ ...tabular, fontSize: text.small, color: vars.color.textMuted });
export const left = style([muted, { whiteSpace: 'nowrap' }]);
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

export const list = style({
  ...column,
  gap: space.x1h,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});
export const mission = style({
  display: 'grid',
  gap: `${space.x1h} ${space.x2}`,
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'start',
  padding: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.medium,
  color: vars.color.actionText,
  background: vars.color.actionSoft,
});
export const signDone = style([
  sign,
  { color: vars.color.successText, background: vars.color.successSoft },
]);
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
});
export const words = style({
  ...column,
  gap: 2,
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: weight.strong });
export const points = style({
  ...tabular,
  fontWeight: weight.strong,
  color: vars.color.actionText,
  whiteSpace: 'nowrap',
});
export const progress = style({
  display: 'grid',
  gap: space.x2,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
/** From a tablet on the bars end below each other, whether something follows them or not. */
export const state = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: `${space.x1h} ${space.x2}`,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridColumn: 2, gridTemplateColumns: 'minmax(0, 1fr) 184px' } },
});
export const action = style({
  display: 'grid',
  '@media': { [media.phone]: { justifyItems: 'start' } },
});
export const figures = style([muted, { whiteSpace: 'nowrap' }]);
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
