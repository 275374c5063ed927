import { style } from '@vanilla-extract/css';
import { media, space } from './tokens.css';

export const range = style({ minWidth: 0, padding: 0, border: 0 });
/** Only read out: both fields say what they are. */
export { hidden as legend } from './VisuallyHidden.css';
export const pair = style({
  // The least width of a date and its button, so that a phone has both in one line.
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  '@media': { [media.tablet]: { maxWidth: '27.5rem' } },
});
