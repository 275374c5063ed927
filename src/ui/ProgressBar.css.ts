import { style } from '@vanilla-extract/css';
import { vars } from './tokens.css';

export const track = style({
  height: 10,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
});
const bar = style({
  height: '100%',
  borderRadius: vars.radius.round,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const part = style([bar, { background: vars.color.action }]);
export const done = style([bar, { background: vars.color.success }]);
export const usedUp = style([bar, { background: vars.color.danger }]);
