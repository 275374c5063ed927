import { style } from '@vanilla-extract/css';
import { space, vars } from './tokens.css';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x2,
  padding: `${space.x6} ${space.x3}`,
  textAlign: 'center',
  minHeight: 240,
});
export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
export const artDanger = style([
  art,
  { background: vars.color.dangerSoft, borderColor: 'transparent', color: vars.color.dangerText },
]);
export const words = style({ maxWidth: '44ch', color: vars.color.textMuted });
