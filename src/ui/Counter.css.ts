import { style } from '@vanilla-extract/css';
import { tabular, text, vars, weight } from './tokens.css';

export const counter = style({
  ...tabular,
  fontSize: text.tiny,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
export const over = style([counter, { color: vars.color.dangerText, fontWeight: weight.strong }]);
