import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { leading, media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

/** Height in px of one entry. */
export const ROW = 52;

export const board = style({
  ...column,
  gap: space.x1,
  padding: space.x2,
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: 44,
  paddingInline: space.x1,
  fontSize: text.lead,
  color: vars.color.actionText,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  height: ROW - 4,
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: space.x1,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  fontSize: text.small,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
export const rank = style({
  ...tabular,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontWeight: weight.strong,
  fontSize: text.tiny,
  lineHeight: 1,
  color: vars.color.textMuted,
});
export const top = style([
  rank,
  { background: vars.color.actionSoft, color: vars.color.actionText },
]);
export const cover = style({
  flex: 'none',
  width: 30,
  height: 40,
  borderRadius: vars.radius.small,
  objectFit: 'cover',
  background: vars.color.raised,
});
export const who = style({ flex: 1, minWidth: 0, display: 'grid', lineHeight: leading.tight });
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const game = style([line, { fontWeight: weight.medium }]);
export const name = style([line, { fontSize: text.tiny, color: vars.color.textMuted }]);
