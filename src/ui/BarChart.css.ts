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
/** On a phone a period takes two lines. */
export const last = style({ textAlign: 'end' });
export const plot = style({
  position: 'relative',
  height: 180,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  overflow: 'hidden',
  touchAction: 'pan-y',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
/** Takes the keys; the pointer is followed by the plot. */
export const keys = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
/** The place of the bar whose value is told. */
export const place = style({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.line,
  pointerEvents: 'none',
});
export const value = style({
  ...tabular,
  position: 'absolute',
  top: space.half,
  maxWidth: '100%',
  padding: `2px ${space.x1}`,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: text.tiny,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
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
