import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export const place = style({
  ...column,
  gap: space.x3,
  paddingTop: space.x2,
});
export const form = style({
  ...column,
  gap: space.x2,
  '@media': { [media.tablet]: { maxWidth: 480 } },
});
export const lead = style({ maxWidth: '64ch', color: vars.color.textMuted });
export const label = style({ fontWeight: weight.medium, fontSize: text.small });
export const kind = style({ display: 'grid', gap: space.half });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
export const list = style({
  ...column,
  gap: space.x2,
  listStyle: 'none',
  padding: 0,
});
export const invitation = style({
  ...column,
  gap: space.x2,
  padding: space.x2,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.small,
});
export const registered = style({ color: vars.color.textMuted, marginInlineEnd: 'auto' });
export const code = style({ justifySelf: 'start', margin: 0 });
export { hidden as status } from '../../../ui/VisuallyHidden.css';
