import { style } from '@vanilla-extract/css';
import { tabular, weight } from './tokens.css';

export const figures = style({ ...tabular, fontWeight: weight.strong, whiteSpace: 'nowrap' });
