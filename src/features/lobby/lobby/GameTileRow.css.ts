import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/tokens.css';

/** The replacement of a row has its height, so that nothing moves when the row comes. */
export const instead = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 209,
  '@media': { [media.tablet]: { minHeight: 236 }, [media.desktop]: { minHeight: 257 } },
});
