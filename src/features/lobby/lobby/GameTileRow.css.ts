import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/tokens.css';

/** Whatever replaces a row has the row's height, so that nothing moves when the row appears. */
export const instead = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 209,
  '@media': { [media.tablet]: { minHeight: 236 }, [media.desktop]: { minHeight: 257 } },
});
