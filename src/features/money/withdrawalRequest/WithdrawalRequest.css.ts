import { style } from '@vanilla-extract/css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const place = style({
  ...column,
  gap: space.x3,
  '@media': { [media.tablet]: { maxWidth: 560 } },
});
export const form = style({ ...column, gap: space.x2 });
export const heading = style({
  fontSize: text.lead,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
export const muted = style({ color: vars.color.textMuted, fontSize: text.small });

export const facts = style({
  ...column,
  gap: space.x1h,
  margin: 0,
  padding: space.x2,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
});
export const name = style({ color: vars.color.textMuted, fontSize: text.small });
export const value = style({
  ...tabular,
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
});
export const amount = style([value, { fontSize: text.title, fontWeight: weight.heavy }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1h });
export { hidden as status } from '../../../ui/VisuallyHidden.css';

export const list = style({
  ...column,
  gap: space.x1h,
  listStyleType: '""',
  padding: 0,
  margin: 0,
});
export const entry = style({
  ...column,
  gap: space.x1,
  padding: space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
});
export const entryTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
});
export const entryAmount = style([
  tabular,
  { fontSize: text.lead, fontWeight: weight.strong, overflowWrap: 'anywhere' },
]);
export const entryWords = style([muted, tabular, { ...column, gap: 2, overflowWrap: 'anywhere' }]);
export const reason = style({ fontSize: text.small, color: vars.color.dangerText });
