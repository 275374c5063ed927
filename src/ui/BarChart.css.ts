import { style, styleVariants } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { space, tabular, text, vars } from './tokens.css';

export const figure = style({
  ...column,
  gap: space.half,
  margin: 0,
});
export const scale = style({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
export const plot = style({
  display: 'block',
  width: '100%',
  height: 180,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  overflow: 'hidden',
});
export const bar = styleVariants({
  above: { fill: vars.color.action },
  below: { fill: vars.color.danger },
});
export const line = style({
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
