import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { leading, space, text, touch } from '../../../ui/tokens.css';

export const groups = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
});
export const promotions = style({ minWidth: 0 });
// A title may be cut off; a click shows it in full.
globalStyle(`${promotions} ul`, { gridTemplateColumns: fluid });
/** As high as a heading, six promotions and a link, so that the menu does not jump. */
export const promotionsPlace = style({
  height: `calc(${text.tiny} * ${leading.tight} + ${space.half} + 7 * ${touch} + 6 * 2px)`,
});
/** Takes no space, not even a gap, without a banner. */
export const banners = style({ selectors: { '&:empty': { display: 'none' } } });
/** As high as the help group with all channels and apps. */
export const helpPlace = style({
  minHeight: `calc(${text.tiny} * ${leading.tight} + ${space.half} + 5 * ${touch} + 4 * 2px)`,
});
