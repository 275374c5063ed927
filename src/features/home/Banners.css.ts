import { style } from '@vanilla-extract/css';
import { media, space, touch, vars } from '../../ui/tokens.css';

export const picture = style({ width: '100%', height: 'auto', aspectRatio: '2 / 1', objectFit: 'cover', background: vars.color.surface, color: vars.color.textMuted, display: 'block' });
/** As high as the carousel with its row of buttons, with as many places as it most often shows. */
export const skeleton = style({ display: 'grid', gap: '20.3px', paddingBottom: `calc(${touch} + ${space.half})`, '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const second = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
