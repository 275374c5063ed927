import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import * as deadline from '../../../ui/layout/deadline.css';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { list, row as entry, words as entryWords } from '../../../ui/layout/cardList.css';
export { left } from '../../../ui/layout/deadline.css';
export { focusedHeading as heading, mutedStatus as status, muted } from '../../../ui/text.css';

export const body = style({ ...column, gap: space.x2, alignContent: 'start' });
/** The button's label is aligned with the text below. */
export const back = style({ marginInlineStart: `-${space.x2}`, marginBlock: `-${space.x1}` });
export const form = style({ ...column, gap: space.x2 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.half} ${space.x2}`,
});
export const amount = style([
  tabular,
  { fontSize: text.title, fontWeight: weight.heavy, overflowWrap: 'anywhere' },
]);
export const facts = style({ ...column, gap: space.half, margin: 0, fontSize: text.small });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  paddingBlock: space.half,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const factName = style({ color: vars.color.textMuted });
export const factValue = style([tabular, { margin: 0, overflowWrap: 'anywhere' }]);

export const clock = style([
  deadline.clock,
  {
    background: vars.color.sunken,
    selectors: { '&[data-near]': { background: vars.color.dangerSoft } },
  },
]);
export const clockText = style([deadline.clockText, { color: vars.color.textMuted }]);

export const entryAmount = style([tabular, { fontSize: text.lead, fontWeight: weight.strong }]);

export const timeline = style({
  ...column,
  gap: 0,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: text.small,
});
export const step = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  paddingBlock: 6,
  paddingInlineStart: space.x3,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: '1em',
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: vars.color.action,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8,
    top: 'calc(1em + 13px)',
    bottom: 'calc(-1em + 4px)',
    width: 1,
    background: vars.color.line,
  },
});
globalStyle(`${step}:last-child::after`, { display: 'none' });
export const stepTime = style([tabular, { color: vars.color.textMuted }]);

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  marginBlockEnd: space.x2,
  padding: `${space.x1h} ${space.x2}`,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.action}`,
  background: vars.color.actionSoft,
});
globalStyle(`${notice} > svg`, { flex: 'none', color: vars.color.actionText });
export const noticeText = style({ flex: '1 1 16rem', minWidth: 0 });
globalStyle(`${notice} > button`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });
