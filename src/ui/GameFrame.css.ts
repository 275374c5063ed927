import { style } from '@vanilla-extract/css';
import { vars } from './tokens.css';

export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.sunken,
});
