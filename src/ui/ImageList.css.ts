import { style } from '@vanilla-extract/css';
import { column, fluid } from './layout/columns';
import { space, text, vars, weight } from './tokens.css';

export { list } from './layout/cardList.css';

export const file = style({
  display: 'grid',
  gridTemplateColumns: `56px ${fluid} auto`,
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
const thumb = style({
  width: 56,
  height: 56,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
});
export const preview = style([thumb, { objectFit: 'cover' }]);
export const noPreview = style([
  thumb,
  { display: 'grid', placeItems: 'center', color: vars.color.textMuted },
]);
export const words = style({ ...column, gap: 2, minWidth: 0, fontSize: text.small });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
});
export const state = style({ color: vars.color.textMuted, fontSize: text.tiny });
export const error = style({ color: vars.color.dangerText, fontSize: text.tiny });
export const progress = style({ width: '100%', height: 6, accentColor: vars.color.action });
export const tools = style({ display: 'flex', alignItems: 'center' });
