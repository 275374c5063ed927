import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { space, tabular, text, vars, weight } from '../../../ui/tokens.css';
import { muted } from '../../../ui/text.css';

export { list } from '../../../ui/layout/cardList.css';
export { focusedHeading as heading, muted } from '../../../ui/text.css';

export const place = style({ ...column, gap: space.x3 });
/** Beside no summary. */
export const form = style({ ...column, gap: space.x2, maxWidth: 640 });
export const accounts = style({ ...column, gap: space.x2 });

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
