import { style } from '@vanilla-extract/css';
import { space, text, vars } from './tokens.css';

export { muted as note } from './text.css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  fontSize: text.small,
  color: vars.color.textMuted,
});
