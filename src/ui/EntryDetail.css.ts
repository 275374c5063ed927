import { globalStyle, style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { space, text, touch, vars, weight } from './tokens.css';

export const detail = style({ width: '100%', fontSize: text.small });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  minHeight: touch,
  color: vars.color.actionText,
  fontWeight: weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({});
globalStyle(`${detail}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });
export const content = style({ ...column, gap: space.x1, paddingBottom: space.x1 });
export const steps = style({ ...column, gap: space.x1, margin: 0 });
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
});
export const figures = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
