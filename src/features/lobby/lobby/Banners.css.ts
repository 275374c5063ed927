import { style } from '@vanilla-extract/css';
import { media, onPoster, poster as filling, space, touch, vars } from '../../../ui/tokens.css';

const background = `${filling} center / cover`;
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background,
  color: onPoster,
  display: 'block',
});
/** As high as the carousel with its row of buttons, for the usual number of slides. */
export const waiting = style({ paddingBottom: `calc(${touch} + ${space.half})` });
export const poster = style({
  display: 'grid',
  gap: '20.3px',
  background,
  borderRadius: vars.radius.large,
  '::before': { content: '""', aspectRatio: '2 / 1' },
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
