import { style } from '@vanilla-extract/css';

/** The filters stay parts of the page around them. */
export const filters = style({ display: 'contents' });
