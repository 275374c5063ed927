import { style } from '@vanilla-extract/css';
import { space } from './tokens.css';

export const end = style({ display: 'flex', justifyContent: 'flex-end', marginTop: space.half });
