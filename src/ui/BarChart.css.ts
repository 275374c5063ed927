import { style, styleVariants } from '@vanilla-extract/css';
import { fluid } from './layout/columns';
import { space, tabular, text, vars } from './tokens.css';

const HEIGHT = 180;
/** From these widths of the chart more names fit: those of its bars that have room. */
const MIDDLE = 'chart (min-width: 28rem)';
const WIDE = 'chart (min-width: 54rem)';
export const WIDTHS = ['narrow', 'middle', 'wide'] as const;
/** How many letters fit below the bars of a chart that has at least this width. */
export const LETTERS = { narrow: 30, middle: 50, wide: 105 } as const;

export const frame = style({ containerType: 'inline-size', containerName: 'chart' });
export const figure = style({
  display: 'grid',
  gridTemplateColumns: `auto ${fluid}`,
  columnGap: space.x1,
  rowGap: space.half,
  margin: 0,
  // Half of the highest value of the axis.
  paddingTop: space.x1,
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
/** As wide as its widest value; all are in one cell, each at its height. */
export const axis = style({
  ...tabular,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '100%',
  height: HEIGHT,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const tick = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'start',
  lineHeight: 1,
  transform: 'translateY(-50%)',
});
const row = style({
  ...tabular,
  gridColumn: 2,
  marginInline: space.x1,
  position: 'relative',
  lineHeight: 1.5,
});
export const names = {
  narrow: style([row, { '@container': { [MIDDLE]: { display: 'none' } } }]),
  middle: style([
    row,
    {
      display: 'none',
      '@container': { [MIDDLE]: { display: 'block' }, [WIDE]: { display: 'none' } },
    },
  ]),
  wide: style([row, { display: 'none', '@container': { [WIDE]: { display: 'block' } } }]),
};
export const name = style({ position: 'absolute', width: 'max-content', textAlign: 'center' });
export const plot = style({
  position: 'relative',
  height: HEIGHT,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  // Between the bars and the edge; the names below keep the same distance.
  border: `solid ${vars.color.sunken}`,
  borderWidth: `0 ${space.x1}`,
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
export const grid = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const line = style({
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
