import { style } from '@vanilla-extract/css';
import { space, text } from '../../../ui/tokens.css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  fontSize: text.small,
});
