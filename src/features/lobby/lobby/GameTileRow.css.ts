import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/tokens.css';

/** What stands in place of a row takes its room, so that nothing moves when the row comes. */
export const instead = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 209,
  '@media': { [media.tablet]: { minHeight: 236 }, [media.desktop]: { minHeight: 257 } },
});
