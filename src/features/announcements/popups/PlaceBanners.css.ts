import { style } from '@vanilla-extract/css';
import { onPoster, poster, space, vars } from '../../../ui/tokens.css';

export const list = style({ display: 'grid', gap: space.x1, listStyle: 'none', padding: 0 });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: `${poster} center / cover`,
  color: onPoster,
});
