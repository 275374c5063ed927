import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export const page = style({
  ...column,
  gap: space.x4,
});
export const greeting = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x3,
});
export const words = style({
  flex: '1 1 16rem',
  minWidth: 0,
  display: 'grid',
  gap: space.x1,
  overflowWrap: 'anywhere',
});
export const lead = style({ color: vars.color.textMuted });
export const cards = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});
export const card = style({
  display: 'grid',
  gap: space.x1,
  alignContent: 'start',
  minWidth: 0,
  padding: space.x3,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
});
export const news = style({
  display: 'grid',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const newsItem = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space.x2,
});
export const newsButton = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: weight.medium,
  color: vars.color.actionText,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const label = style({
  color: vars.color.textMuted,
  fontSize: text.small,
  fontWeight: weight.medium,
});
export const figure = style({
  ...tabular,
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: 1.3,
  minHeight: '1.3em',
  display: 'flex',
  alignItems: 'center',
});
export const name = style([figure, { fontSize: text.title, overflowWrap: 'anywhere' }]);
export const failed = style({
  color: vars.color.dangerText,
  fontSize: text.small,
  fontWeight: weight.medium,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  gap: space.x1,
});
