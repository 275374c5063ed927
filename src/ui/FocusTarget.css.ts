import { style } from '@vanilla-extract/css';
import { space } from './tokens.css';

export const place = style({ display: 'grid', gap: space.x2, minWidth: 0, outline: 'none' });
