import { style } from '@vanilla-extract/css';
import { inCard } from './inCard';
import { media, tabular } from './tokens.css';

export const moment = style([
  { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } },
  inCard({ whiteSpace: 'nowrap' }),
]);
export const part = style({ ...tabular, whiteSpace: 'nowrap' });
