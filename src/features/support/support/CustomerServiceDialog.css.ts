import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as note } from '../../../ui/text.css';

export const content = style({ display: 'grid', gap: space.x3 });
export const lead = style({ color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: space.x1, listStyle: 'none', padding: 0 });
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 64,
  padding: `${space.x1} ${space.x2}`,
  color: vars.color.text,
  textDecoration: 'none',
  fontWeight: weight.strong,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
export const name = style({ flex: 1, minWidth: 0 });
export const out = style({ color: vars.color.textMuted, flex: 'none' });
export const desks = style({
  ...column,
  gap: space.x1,
  paddingBottom: space.x2,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const entriesTitle = style({ marginTop: space.x1, fontSize: text.body });
export const entry = style({ ...column, gap: space.half, alignContent: 'start' });
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
