import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

/** Below the button, whatever stands beside the button. */
export const words = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x1,
  fontSize: text.small,
  color: vars.color.textMuted,
  // A live region must be mounted before its text appears. Until then it takes no space and does
  // not wrap the row.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
export const timer = style({ fontVariantNumeric: 'tabular-nums' });
