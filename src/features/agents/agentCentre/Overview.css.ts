import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { figureCard, figureValue } from '../../../ui/layout/framed';
import { muted } from '../../../ui/text.css';
import { media, space, text } from '../../../ui/tokens.css';

export const page = style({
  ...column,
  gap: space.x3,
});
const grid = style({ display: 'grid', gap: space.x1h, margin: 0 });
/**
 * Columns of one width: the widest amount's, which no line break splits, or more; lines on a phone.
 */
export const figures = {
  columns: style([
    grid,
    {
      width: 'max-content',
      minWidth: '100%',
      gridTemplateColumns: 'repeat(3, 1fr)',
      '@media': { [media.phone]: { width: 'auto', gap: space.x1, gridTemplateColumns: fluid } },
    },
  ]),
  /** Where such columns have no room. */
  list: style([grid, { gridTemplateColumns: fluid }]),
};
export const figure = style({
  ...figureCard,
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space.x1h,
      padding: space.x1h,
    },
  },
});
/** It wraps within its column instead of widening it. */
export const name = style([
  muted,
  {
    width: 0,
    minWidth: '100%',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { width: 'auto', minWidth: 0 } },
  },
]);
export const value = style(figureValue);
/** What a value below zero means. */
export const sign = style([muted, { fontSize: text.small }]);
export const section = style({
  ...column,
  gap: space.x1h,
});
export const heading = style({ fontSize: text.body });
