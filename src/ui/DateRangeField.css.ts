import { style } from '@vanilla-extract/css';
import { media, space, text, weight } from './tokens.css';
import { outOfSight } from './VisuallyHidden.css';

export const range = style({ minWidth: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.strong,
  marginBottom: space.half,
  // Both fields say what they are, and a phone needs the line for what they lead to.
  '@media': { [media.phone]: outOfSight },
});
export const pair = style({
  // The least width of a date and its button, so that a phone has both in one line.
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  '@media': { [media.tablet]: { maxWidth: '27.5rem' } },
});
