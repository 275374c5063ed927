import { style } from '@vanilla-extract/css';
import { media, space } from '../tokens.css';

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: `${space.x2} ${space.x4}`,
  minHeight: 76,
  '@media': { [media.phone]: { padding: `${space.x1} ${space.x2}`, minHeight: 60 } },
});
export const main = style({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  minWidth: 0,
  padding: `${space.x3} ${space.x4} ${space.x8}`,
  '@media': { [media.phone]: { padding: `${space.x2} ${space.x2} ${space.x6}` } },
});
