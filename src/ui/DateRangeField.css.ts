import { style } from '@vanilla-extract/css';
import { media, space, text, weight } from './tokens.css';

export const range = style({ minWidth: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontSize: text.small, fontWeight: weight.strong, marginBottom: space.half });
export const pair = style({
  display: 'grid', gap: space.x1h, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { '(min-width: 340px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [media.tablet]: { maxWidth: 440 } },
});
