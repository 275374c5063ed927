import { style } from '@vanilla-extract/css';
import { media, space, touch, vars } from '../../../ui/tokens.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
    },
  },
});
export const place = style({ display: 'block', height: touch });
