import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { factRow } from '../../../ui/TileRow.css';
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

/** The place of the member's row, until its code is here. */
export const row = style({ height: factRow });
/** The same while a member is expected but not confirmed (`src/app/firstPaint.js`). */
export const expectedRow = style({ display: 'none', height: factRow });
globalStyle(`html[data-expected] ${expectedRow}`, { display: 'block' });
