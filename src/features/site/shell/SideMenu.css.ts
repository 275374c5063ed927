import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { leading, space, text, touch } from '../../../ui/tokens.css';

export const groups = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
});
export const promotions = style({ minWidth: 0 });
globalStyle(`${promotions} ul`, { gridTemplateColumns: fluid });
/** A title has two lines, and its row is always as high: a font that loads moves nothing. */
const row = `max(${touch}, calc(2 * ${text.small} * ${leading.tight}))`;
globalStyle(`${promotions} a`, { minHeight: row });
globalStyle(`${promotions} a > span`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
});
/** As high as a heading, six promotions and a link, so that the menu does not jump. */
export const promotionsPlace = style({
  height: `calc(${text.tiny} * ${leading.tight} + ${space.half} + 7 * ${row} + 6 * 2px)`,
});
/** Takes no space, not even a gap, without a banner. */
export const banners = style({ selectors: { '&:empty': { display: 'none' } } });
/** As high as the help group with all channels and apps. */
export const helpPlace = style({
  minHeight: `calc(${text.tiny} * ${leading.tight} + ${space.half} + 5 * ${touch} + 4 * 2px)`,
});
