import { style } from '@vanilla-extract/css';

/** Around the rows of a table that does not fit: they are cards, as on every phone. */
export const cards = style({});
