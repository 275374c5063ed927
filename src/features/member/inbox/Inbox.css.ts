import { style, styleVariants } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as note } from '../../../ui/text.css';

export const page = style({ ...column, gap: space.x2 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1h,
});
export const list = style({
  ...column,
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x1h,
});
export const words = style({ ...column, gap: 2, overflowWrap: 'anywhere' });
const square = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.medium,
});
/** The square of the icon, by how it ended. */
export const icon = styleVariants({
  success: [square, { color: vars.color.successText, background: vars.color.successSoft }],
  failure: [square, { color: vars.color.dangerText, background: vars.color.dangerSoft }],
  none: [square, { color: vars.color.textMuted, background: vars.color.sunken }],
});
const corner = style({
  position: 'absolute',
  insetBlockEnd: -4,
  insetInlineEnd: -4,
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid currentcolor',
  background: vars.color.surface,
});
export const mark = styleVariants({
  success: [corner, { color: vars.color.successText }],
  failure: [corner, { color: vars.color.dangerText }],
});
export const title = style({ fontWeight: weight.regular });
export const unread = style({ fontWeight: weight.strong });
/** The beginning of a closed message; who opens it has it read out. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.small,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
});
/** The time, and whether it is new. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x1}`,
});
export const time = style({
  fontSize: text.tiny,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const detail = style({ ...column, gap: space.x2, justifyItems: 'start' });
export const body = style({ margin: 0, overflowWrap: 'anywhere' });
