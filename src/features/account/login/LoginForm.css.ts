import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../ui/tokens.css';

export { choices, form, progress, stack as screen, words } from '../../../ui/layout/dialogForm.css';

/**
 * What concerns the password, in a row. On a phone the Burmese words fit or not by the font that is
 * there already, so they have two rows.
 */
export const password = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': {
    [media.phone]: {
      selectors: { ':lang(my) &': { flexDirection: 'column', alignItems: 'stretch' } },
    },
  },
});
export const forgot = style({ marginInlineStart: 'auto' });
export const register = style({ textAlign: 'center', color: vars.color.textMuted });
