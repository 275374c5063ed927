import { style } from '@vanilla-extract/css';
import { box, input } from './Field.css';
import { space, vars } from './tokens.css';

export const field = style([
  box,
  { paddingInlineStart: space.x2, gap: space.half, color: vars.color.textMuted },
]);
export const search = style([
  input,
  {
    appearance: 'none',
    paddingInline: space.half,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);
