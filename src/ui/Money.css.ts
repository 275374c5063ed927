import { style, styleVariants } from '@vanilla-extract/css';
import { tabular, vars } from './tokens.css';

export const money = style({ ...tabular, whiteSpace: 'nowrap' });
export const tone = styleVariants({
  plain: {},
  win: { color: vars.color.successText },
  loss: { color: vars.color.dangerText },
});
