import { style } from '@vanilla-extract/css';
import { column } from './columns';
import { space, vars } from '../tokens.css';

/** A list of cards. */
export const list = style({
  ...column,
  gap: space.x1h,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
/** A card with a picture, its words and a button in a row, as far as they fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1h,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
/** The words of such a card. */
export const words = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: space.half,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
