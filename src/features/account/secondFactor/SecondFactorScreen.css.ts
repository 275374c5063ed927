import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../../ui/Field.css';
import { leading, space, text, vars } from '../../../ui/tokens.css';

export const screen = style({ display: 'grid', gap: space.x2, minWidth: 0 });
/** A field that only waits keeps its look: it is not read-only for good. */
globalStyle(`${screen}[aria-busy="true"] ${box}:has(> input)`, {
  background: vars.color.field,
  borderStyle: 'solid',
});
export const words = style({ color: vars.color.textMuted });
export const methods = style({ display: 'grid', gap: space.x1, padding: 0, listStyle: 'none' });
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  minHeight: 60,
  padding: `${space.x1} ${space.x2}`,
  textAlign: 'start',
  background: vars.color.raised,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const icon = style({ flex: 'none', color: vars.color.actionText });
export const methodWords = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  lineHeight: leading.tight,
  fontWeight: 600,
});
export const hint = style({
  fontSize: text.small,
  fontWeight: 400,
  color: vars.color.textMuted,
  lineHeight: leading.body,
});
/** A live region is there before it speaks; until then it takes no room. */
export const status = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  selectors: { '&:empty': { marginTop: `-${space.x2}` } },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x1,
});
