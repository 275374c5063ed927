import { style } from '@vanilla-extract/css';
import {
  media,
  onPoster,
  poster as filling,
  space,
  text,
  vars,
  weight,
} from '../../../ui/tokens.css';

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
/** Looks like a button; the whole banner is the link. */
export const action = style({
  position: 'absolute',
  // Below the words of most pictures.
  insetInlineStart: '7%',
  bottom: space.x1,
  paddingInline: space.x1h,
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: text.tiny,
  fontWeight: weight.strong,
  lineHeight: '28px',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      bottom: space.x2,
      paddingInline: space.x2,
      fontSize: text.small,
      lineHeight: '36px',
    },
  },
});
export const poster = style({
  display: 'grid',
  gap: '20.3px',
  background,
  borderRadius: vars.radius.large,
  '::before': { content: '""', aspectRatio: '2 / 1' },
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
