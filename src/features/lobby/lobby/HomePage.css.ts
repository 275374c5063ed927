import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { space } from '../../../ui/tokens.css';

/** From this width the winners and the games are side by side. */
const wide = '(min-width: 1200px)';

export const page = style({
  ...column,
  gap: space.x2,
  '@media': { '(min-width: 640px)': { gap: space.x3 } },
});
export const close = style({
  ...column,
  gap: space.x3,
  marginTop: space.x2,
  '@media': {
    [wide]: { gridTemplateColumns: `${fluid} 400px`, gap: space.x4, alignItems: 'start' },
  },
});
export const house = style({
  ...column,
  gap: space.x3,
});
