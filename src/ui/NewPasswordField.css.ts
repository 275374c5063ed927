import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from './tokens.css';

export const strength = style({ display: 'grid', gap: space.half, marginTop: space.x1 });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space.half,
});
const step = style({ height: 4, borderRadius: vars.radius.round });
export const empty = style([
  step,
  { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
]);
const filled = style([
  step,
  {
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);
export const full = styleVariants({
  weak: [filled, { background: vars.color.danger }],
  strong: [filled, { background: vars.color.success }],
});
