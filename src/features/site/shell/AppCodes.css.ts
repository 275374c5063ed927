import { style } from '@vanilla-extract/css';
import { space, text } from '../../../ui/tokens.css';

export { muted as lead } from '../../../ui/text.css';

export const panel = style({
  display: 'grid',
  gap: space.x2,
  justifyItems: 'center',
  maxWidth: 432,
  textAlign: 'center',
});
export const apps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  listStyle: 'none',
  padding: 0,
});
export const app = style({
  display: 'grid',
  gap: space.half,
  justifyItems: 'center',
  width: 200,
  fontSize: text.small,
});
