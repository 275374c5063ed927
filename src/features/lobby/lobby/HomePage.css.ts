import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/tokens.css';

/** Beside the board of winners there is room for the house from here. */
const wide = '(min-width: 1200px)';

export const page = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 640px)': { gap: space.x3 } },
});
export const close = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.x2,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: space.x4, alignItems: 'start' },
  },
});
export const house = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
