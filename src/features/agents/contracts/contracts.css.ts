import { globalStyle, style } from '@vanilla-extract/css';
import { inCard } from '../../../ui/inCard';
import { column } from '../../../ui/layout/columns';
import { media, space, tabular, text, vars, weight } from '../../../ui/tokens.css';

export { mutedStatus as status, muted } from '../../../ui/text.css';

const spaced = {
  ...column,
  gap: space.x2,
  alignContent: 'start',
} as const;

export const page = style(spaced);
export const list = style([spaced, { listStyle: 'none', padding: 0, margin: 0 }]);
export const entry = style({
  ...column,
  gap: space.x1h,
  overflowWrap: 'anywhere',
});
/** What, how much, where it stands, and what one can do: a line on a desk. */
export const facts = style({
  display: 'grid',
  gap: `${space.x1h} ${space.x2}`,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  '@media': {
    [media.desktop]: {
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
    },
  },
});
export const fact = style({ ...column, gap: space.half, alignContent: 'start' });
/** Beside each other below the facts on a phone, in columns of their own on a desk. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { display: 'contents' } },
});
export const name = style({
  fontSize: text.body,
  fontWeight: weight.strong,
  lineHeight: 'inherit',
});
export const rate = style([tabular, { color: vars.color.actionText, fontWeight: weight.strong }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
globalStyle(`${foot} > ${actions}`, {
  '@media': { [media.desktop]: { justifyContent: 'end' } },
});
export const heading = style({
  fontSize: text.lead,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const section = style([spaced, { gap: space.x1h }]);
export const plain = style({
  display: 'grid',
  gap: space.half,
  paddingInlineStart: space.x3,
  margin: 0,
});

/** The requirement of a tier or a bet, in small type under its rate. */
export const needs = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  ...inCard({ justifyItems: 'end' }),
});
export const need = style([tabular, { fontSize: text.small, color: vars.color.textMuted }]);

export const history = style({ borderTop: `1px solid ${vars.color.line}` });
globalStyle(`${history} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  listStyle: 'none',
  paddingBlock: space.x1h,
  marginBlockEnd: `-${space.x1}`,
  cursor: 'pointer',
  color: vars.color.textMuted,
  fontSize: text.small,
});
globalStyle(`${history} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${history}[open] > summary > svg`, { transform: 'rotate(180deg)' });
export const newest = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x1h}` });
export const historyTitle = style({ color: vars.color.text, fontWeight: weight.medium });
export const events = style({
  display: 'grid',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  fontSize: text.small,
  paddingBlockStart: space.x1,
});
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.x2,
});
export const time = style([
  tabular,
  { color: vars.color.textMuted, fontSize: text.small, whiteSpace: 'nowrap' },
]);

export const fields = style({
  ...column,
  gap: space.x2,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } },
});
export const panel = style([
  spaced,
  { background: vars.color.sunken, borderRadius: vars.radius.large, padding: space.x2 },
]);
export const results = style({
  display: 'grid',
  gap: space.x2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  margin: 0,
});
export const result = style({ display: 'grid', gap: 2 });
export const figure = style([
  tabular,
  { fontSize: text.title, fontWeight: weight.heavy, margin: 0, whiteSpace: 'nowrap' },
]);
export const tier = style([
  spaced,
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    padding: space.x2,
    margin: 0,
    minWidth: 0,
  },
]);
globalStyle(`${tier} > legend`, { paddingInline: space.half, fontWeight: weight.strong });
export const form = style(spaced);
