import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { frame } from '../../../ui/layout/framed';
import { lead, muted } from '../../../ui/text.css';
import { media, space, vars, weight } from '../../../ui/tokens.css';

export { lead, muted as name };

const box = style(frame);

export const person = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x2,
    background: vars.color.raised,
    '@media': { [media.tablet]: { gap: space.x3 } },
  },
]);
export const facts = style({
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: space.x1,
  margin: 0,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x1h,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `9.5rem ${fluid}`,
      columnGap: space.x2,
    },
  },
});
export const value = style({
  minWidth: 0,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const limits = style([lead, { flexBasis: '100%' }]);
/** What keeps the account safe; its parts stand as the others of the page. */
export const security = style({ ...column, gap: space.x3 });
export const form = style({ maxWidth: 420 });
