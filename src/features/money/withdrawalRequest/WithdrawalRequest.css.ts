import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';
import { muted } from '../../../ui/text.css';

export { list } from '../../../ui/layout/cardList.css';
export { below as next } from '../../../ui/layout/inReach.css';
export { focusedHeading as heading, muted, muted as name } from '../../../ui/text.css';

export const place = style({
  ...column,
  gap: space.x3,
  '@media': { [media.tablet]: { maxWidth: 640 } },
});
export const form = style({ ...column, gap: space.x2 });

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
export const value = style({
  ...tabular,
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
});
export const amount = style([value, { fontSize: text.title, fontWeight: weight.heavy }]);

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
