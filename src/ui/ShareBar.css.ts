import { style } from '@vanilla-extract/css';
import { rem } from './rem';
import { media, space, tabular, vars } from './tokens.css';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x1h,
});
/** As wide in every row as the greatest one, so that the bars begin at one line. */
export const figure = style({ ...tabular, textAlign: 'end' });
/** Of one width in every row, so that the bars can be compared. */
export const track = style({
  flex: 'none',
  width: rem(160),
  height: 8,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  '@media': {
    [media.phone]: { width: rem(96) },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
/** As round as the track at its end, however short it is. */
export const part = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.action,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
