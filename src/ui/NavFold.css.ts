import { globalStyle, style } from '@vanilla-extract/css';
import { navToggle } from './navToggle.css';
import { space, vars } from './tokens.css';

export const row = style({ display: 'flex', alignItems: 'stretch' });
globalStyle(`${row} > :first-child`, { flex: 1, minWidth: 0 });
export const toggle = style([
  navToggle,
  {
    borderRadius: vars.radius.medium,
    selectors: { '&:active': { background: vars.color.hover } },
  },
]);
export const list = style({
  display: 'grid',
  gap: space.x1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: `${space.half} ${space.half} ${space.x2}`,
});
