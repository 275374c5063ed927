import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { mutedStatus as status, muted } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
});
export const heading = style({ display: 'grid', gap: space.half, overflowWrap: 'anywhere' });
export const lead = style({ color: vars.color.textMuted, maxWidth: '64ch' });
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: 84,
});
export const own = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const balance = style([
  tabular,
  {
    fontSize: text.display,
    fontWeight: weight.heavy,
    color: vars.color.actionText,
    lineHeight: 1.2,
  },
]);
export const cards = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  listStyle: 'none',
  padding: 0,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: `56px ${fluid}`,
  gap: space.x2,
  alignContent: 'start',
  padding: space.x2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridTemplateColumns: fluid, gridTemplateRows: 'auto 1fr' },
  },
});
const drawn = style({
  width: 56,
  height: 56,
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { width: 88, height: 88 } },
});
export const picture = style([drawn, { objectFit: 'cover' }]);
export const instead = style([
  drawn,
  {
    display: 'grid',
    placeItems: 'center',
    color: vars.color.actionText,
    background: vars.color.actionSoft,
  },
]);
export const words = style({ display: 'grid', gap: space.x1, alignContent: 'space-between' });
export const about = style({ display: 'grid', gap: space.half });
export const name = style({ fontSize: text.lead });
export const price = style([tabular, { fontWeight: weight.strong, color: vars.color.actionText }]);
export const list = style({
  ...column,
  gap: space.x2,
});
export const remark = style({
  display: 'block',
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const figures = style(tabular);
export const rules = style({
  ...column,
  gap: space.x3,
  maxWidth: 840,
});
export const facts = style({ display: 'grid', gap: space.x1, margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x1,
  borderBottom: `1px solid ${vars.color.line}`,
  paddingBlockEnd: space.x1,
});
export const form = style({
  ...column,
  gap: space.x2,
});
