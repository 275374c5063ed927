import { style } from '@vanilla-extract/css';
import { space, text } from '../../../ui/tokens.css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  // Below the words of the box that they explain.
  paddingInlineStart: 34,
  fontSize: text.small,
});
