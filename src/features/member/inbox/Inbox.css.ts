import { globalStyle, style } from '@vanilla-extract/css';
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
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x1h,
});
export const words = style({ ...column, gap: 2, overflowWrap: 'anywhere' });
export const icon = style({ display: 'flex', color: vars.color.textMuted });
export const title = style({ fontWeight: weight.regular });
export const unread = style({ fontWeight: weight.strong });
/** The beginning of a closed message; who opens it has it read out. */
export const excerpt = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.small,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
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
globalStyle(`${unread} svg`, { color: vars.color.actionText });
