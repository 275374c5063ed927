import { style } from '@vanilla-extract/css';
import { space, text, vars } from '../../../ui/tokens.css';

/** Under the button, whatever stands beside that. */
export const words = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x1,
  fontSize: text.small,
  color: vars.color.textMuted,
  // A live region is there before it speaks; until then it takes no room, nor a line of the row.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
export const timer = style({ fontVariantNumeric: 'tabular-nums' });
