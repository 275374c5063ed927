import { style } from '@vanilla-extract/css';
import { media, space } from '../../ui/tokens.css';

export const page = style({ display: 'grid', gap: space.x3, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.desktop]: { gap: space.x4 } } });
