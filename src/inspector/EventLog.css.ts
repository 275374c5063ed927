import { style } from '@vanilla-extract/css';
import { fluid } from '../ui/layout/columns';
import { media, space, text, vars, weight } from '../ui/tokens.css';
import { mono } from './code.css';

export { code, none } from './code.css';

export const pane = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  paddingInline: space.x1,
});
export const filter = style({ flex: 1, minWidth: 0 });
export const list = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `0 ${space.x1} ${space.x2}`,
  listStyle: 'none',
});
export const item = style({ borderBottom: `1px solid ${vars.color.line}` });
export const summary = style({
  display: 'grid',
  gridTemplateColumns: `auto ${fluid}`,
  columnGap: space.x1,
  rowGap: 2,
  alignItems: 'baseline',
  padding: '6px 4px',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
export const time = style({
  fontFamily: mono,
  fontSize: 11,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const event = style({
  fontWeight: weight.strong,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
export const where = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x1,
  alignItems: 'baseline',
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
export const after = style({
  fontFamily: mono,
  fontSize: 11.5,
  color: vars.color.actionText,
  overflowWrap: 'anywhere',
});
export const body = style({ display: 'grid', gap: space.x1, padding: `0 4px ${space.x1h}` });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  alignItems: 'baseline',
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.actionText,
  cursor: 'pointer',
  textDecoration: 'underline',
  fontSize: text.tiny,
});
