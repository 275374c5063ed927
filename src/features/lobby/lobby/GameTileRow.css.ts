import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../../ui/tokens.css';

/** Whatever replaces a row has the row's height, so that nothing moves when the row appears. */
export const instead = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 209,
  '@media': { [media.tablet]: { minHeight: 236 }, [media.desktop]: { minHeight: 257 } },
});
// A picture, two lines and a button are no higher than the tiles of a phone.
globalStyle(`${instead} > *`, { minHeight: 0, padding: `${space.x1} ${space.x3}`, gap: space.x1 });
