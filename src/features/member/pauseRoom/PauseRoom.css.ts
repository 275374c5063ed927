import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { lead } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingBlock: space.x3,
});
export const part = style({ ...column, gap: space.x2 });
export const heading = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.x2,
  margin: 0,
});
export const fact = style({ ...column, gap: 0, alignContent: 'start' });
export const term = style({ fontSize: text.small, color: vars.color.textMuted });
export const value = style({ ...tabular, margin: 0, fontWeight: weight.strong });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space.x2,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const way = style({
  ...column,
  gap: space.x1,
  justifyItems: 'start',
  alignContent: 'start',
});
export const wayText = style({ fontSize: text.small, color: vars.color.textMuted });
export const links = style({ ...column, gap: space.x1, listStyle: 'none', padding: 0, margin: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
