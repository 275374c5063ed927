import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cards } from './cards.css';
import { inCard } from './inCard';
import { rem } from './rem';
import { leading, media, space, tabular, text, vars, weight } from './tokens.css';
import { muted } from './text.css';
import { outOfSight } from './VisuallyHidden.css';

const bare = {
  display: 'grid',
  gap: space.x1,
  overflow: 'visible',
  border: 0,
  borderRadius: 0,
  background: 'none',
} as const;
export { cards };
const box = style({
  position: 'relative',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.phone]: bare },
  selectors: { [`&${cards}`]: bare },
});
/** Around the table. With `open`, what scrolls is the page: its header can stay in sight. */
export const frame = styleVariants({
  closed: [box, { overflow: 'clip' }],
  open: [box, { overflowX: 'clip', overflowY: 'visible' }],
});
export const table = style({
  width: '100%',
  fontSize: text.small,
  lineHeight: leading.body,
  ...inCard({ display: 'block' }),
});
export { hidden as caption } from './VisuallyHidden.css';

/** Between two columns; the first and the last keep their distance from the edge. */
const between = {
  paddingBlock: space.x1h,
  paddingInline: space.x1h,
  '@media': {
    [media.belowDesktop]: { paddingInline: space.x1 },
    [media.tablet]: {
      selectors: {
        '&:first-child': { paddingInlineStart: space.x2 },
        '&:last-child': { paddingInlineEnd: space.x2 },
      },
    },
  },
} as const;
const head = style({
  ...between,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: weight.strong,
  fontSize: text.tiny,
  verticalAlign: 'bottom',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const header = styleVariants({
  start: [head, { textAlign: 'start' }],
  end: [head, { textAlign: 'end' }],
});

const any = style({
  ...between,
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  fontWeight: weight.regular,
});
export const cell = styleVariants({
  start: [any, { textAlign: 'start' }],
  end: [any, { ...tabular, textAlign: 'end', whiteSpace: 'nowrap' }],
});
// The cells alone leave hair lines between them where a column begins within a pixel.
globalStyle(`${table} > thead > tr`, { background: vars.color.sunken });
/** Low rows below a header that stays. */
export const dense = style({});
const onDesk = (selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>) =>
  globalStyle(`${dense} ${selector}`, { '@media': { [media.tablet]: rule } });
onDesk(':is(th, td)', { paddingBlock: space.x1 });
onDesk(':is(tbody, tfoot) > tr > *', { verticalAlign: 'middle' });
onDesk('thead th', { position: 'sticky', top: 0, zIndex: 1 });
onDesk('thead th:first-child', { borderStartStartRadius: vars.radius.medium });
onDesk('thead th:last-child', { borderStartEndRadius: vars.radius.medium });
export const totals = style({ background: vars.color.sunken });
globalStyle(`${totals} > *`, { fontWeight: weight.strong });
globalStyle(`${table} > :last-child > tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} tbody > tr:hover`, {
  '@media': { [media.hover]: { background: vars.color.hover } },
});
export const marked = style({});
globalStyle(`${table} tbody > ${marked}${marked}`, { background: vars.color.actionSoft });

// Each row is a card, and each cell has its header in front.
const onCards = (selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>) => {
  globalStyle(`${table} ${selector}`, { '@media': { [media.phone]: rule } });
  globalStyle(`${cards} ${table}${table} ${selector}`, rule);
};
onCards('thead', outOfSight);
onCards(':is(tbody, tfoot)', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(288)}), 1fr))`,
  gap: space.x1h,
});
onCards('tfoot', { marginTop: space.x1h });
onCards('tr', {
  display: 'block',
  padding: `${space.x1} ${space.x2}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
onCards(':is(tbody, tfoot) :is(td, th)', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x1,
  padding: `${space.half} 0`,
  border: 0,
  textAlign: 'end',
  minWidth: 0,
});
onCards('td:not([data-label])', { justifyContent: 'end' });
onCards('[data-label]::before', {
  content: 'attr(data-label)',
  flex: '0 1 auto',
  maxWidth: '50%',
  color: vars.color.textMuted,
  textAlign: 'start',
  whiteSpace: 'normal',
  textWrap: 'balance',
  fontWeight: weight.regular,
});
// The card of totals has a heading and shows the columns that have a total.
onCards('tfoot th[data-label]::before', { content: 'none' });
onCards('tfoot td:has(> :empty)', { display: 'none' });
/**
 * Cards of few lines: the main fact and the amount, then the moment and the state, which say what
 * they are; the others in two columns, each below its header.
 */
export const compact = style({});
const onCompact = (selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>) => {
  const four = `${compact}${compact}${compact}${compact}`;
  globalStyle(`${four} ${selector}`, { '@media': { [media.phone]: rule } });
  globalStyle(`${cards} ${four} ${selector}`, rule);
};
// The row of headings is out of sight.
onCompact(':is(tbody, tfoot) > tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.half} ${space.x1h}`,
  padding: `${space.x1h} ${space.x2}`,
});
onCompact('[data-card]', {
  display: 'block',
  flex: `1 1 calc(50% - ${space.x1h})`,
  order: 4,
  padding: 0,
  textAlign: 'start',
});
onCompact('[data-card]::before', { display: 'block', maxWidth: '100%', fontSize: text.tiny });
const sayThemselves =
  ':is([data-card="title"], [data-card="amount"], [data-card="moment"], [data-card="state"])';
onCompact(`tbody ${sayThemselves}::before`, { content: 'none' });
onCompact('tbody [data-card="title"]', {
  order: 0,
  flexBasis: 'calc(100% - 12rem)',
  fontWeight: weight.strong,
});
onCompact('tbody > tr:not(:has([data-card="amount"])) [data-card="title"]', { flexBasis: '100%' });
onCompact('tbody [data-card="amount"]', {
  order: 1,
  flex: '0 0 auto',
  marginInlineStart: 'auto',
  fontSize: text.body,
  fontWeight: weight.strong,
});
onCompact('tbody [data-card="moment"]', {
  order: 2,
  flexBasis: 'calc(100% - 7rem)',
  color: vars.color.textMuted,
});
onCompact('tbody [data-card="state"]', {
  order: 3,
  flex: '0 0 auto',
  marginInlineStart: 'auto',
});
onCompact('[data-card="line"]', {
  display: 'flex',
  flexBasis: '100%',
  justifyContent: 'space-between',
});
// The sums stand below each other, to be read as an account.
onCompact('tfoot [data-card]', {
  display: 'flex',
  flexBasis: '100%',
  justifyContent: 'space-between',
  order: 0,
});
onCompact('tfoot td[data-card]::before', { maxWidth: '50%', fontSize: text.small });
onCompact('tfoot td:has(> :empty)', { display: 'none' });
/** Stands in the table's headings, which cards do not show. */
export const cardNote = style([
  muted,
  { display: 'none' },
  inCard({ display: 'block', order: -1 }),
]);
/** Gives way before the label, but not within what stands on one line: a moment, an amount. */
export const value = style(inCard({ flex: '0 1000 auto', overflowWrap: 'anywhere' }));
export const slot = style({ minHeight: 160 });
export const waiting = style({ display: 'grid', gap: space.half, padding: space.x2 });
