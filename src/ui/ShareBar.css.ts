import { style } from '@vanilla-extract/css';
import * as bar from './ProgressBar.css';
import { rem } from './rem';
import { media, space, tabular } from './tokens.css';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x1h,
});
/** As wide in every row as the greatest one, so that the bars begin at one line. */
export const figure = style({ ...tabular, textAlign: 'end' });
/** Of one width in every row, so that the bars can be compared. */
export const track = style([
  bar.track,
  { flex: 'none', width: rem(160), '@media': { [media.phone]: { width: rem(96) } } },
]);
export const part = style([bar.part, { display: 'block' }]);
