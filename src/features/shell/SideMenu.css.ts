import { style } from '@vanilla-extract/css';
import { space } from '../../ui/tokens.css';

export const groups = style({ display: 'grid', gap: space.x3, alignContent: 'start' });
