import { style } from '@vanilla-extract/css';
import { space, vars } from '../../../ui/tokens.css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x2,
  minHeight: '52dvh',
  textAlign: 'center',
});
export const text = style({
  color: vars.color.textMuted,
  maxWidth: '44ch',
  marginBottom: space.x1,
});
export const art = style({
  opacity: 0.55,
  filter: 'saturate(0.6)',
  transform: 'rotate(18deg)',
  marginBottom: space.x2,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x1h,
});
