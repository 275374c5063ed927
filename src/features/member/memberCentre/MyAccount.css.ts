import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, text, vars, weight } from '../../../ui/tokens.css';

export { muted as name } from '../../../ui/text.css';

const box = style({
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { padding: space.x3 } },
});

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
export const limits = style({
  flexBasis: '100%',
  maxWidth: '64ch',
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const section = style([box, { ...column, gap: space.x2 }]);
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: text.body,
});
export const lead = style({ maxWidth: '64ch', fontSize: text.small, color: vars.color.textMuted });
export const form = style({ maxWidth: 420 });
