import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const page = style({ ...column, gap: space.x2, alignContent: 'start' });
export const muted = style({
  ...tabular,
  fontSize: text.small,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
});
export const list = style({
  ...column,
  gap: space.x1h,
  listStyleType: '""',
  margin: 0,
  padding: 0,
});
export const activity = style({
  display: 'grid',
  gap: `${space.x1h} ${space.x2}`,
  gridTemplateColumns: '44px minmax(0, 1fr)',
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
export const sign = styleVariants({
  open: [square, { color: vars.color.actionText, background: vars.color.actionSoft }],
  done: [square, { color: vars.color.successText, background: vars.color.successSoft }],
  quiet: [square, { color: vars.color.textMuted, background: vars.color.sunken }],
});
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
});
export const amount = style({
  ...tabular,
  fontWeight: weight.strong,
  color: vars.color.actionText,
  whiteSpace: 'nowrap',
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
export const figures = style([muted, { whiteSpace: 'nowrap' }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  marginInlineStart: 'auto',
});
