import { globalStyle, style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { leading, media, space, tabular, text, touch, vars, weight } from './tokens.css';

export const filters = style({ ...column, gap: space.x2 });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  width: '100%',
  minHeight: touch,
  padding: `${space.half} ${space.x1h}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
globalStyle(`${summary} > svg`, { flex: 'none', color: vars.color.actionText });
export const chosen = style({ ...tabular, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
