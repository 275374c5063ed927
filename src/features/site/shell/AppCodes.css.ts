import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

export const panel = style({
  display: 'grid',
  gap: space.x2,
  justifyItems: 'center',
  maxWidth: 432,
  textAlign: 'center',
});
export const lead = style({ fontSize: text.small, color: vars.color.textMuted });
export const apps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  listStyleType: '""',
  padding: 0,
});
export const app = style({
  display: 'grid',
  gap: space.half,
  justifyItems: 'center',
  width: 200,
  fontSize: text.small,
});
