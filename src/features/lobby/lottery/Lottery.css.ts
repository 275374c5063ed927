import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import {
  leading,
  media,
  motion,
  space,
  tabular,
  text,
  touch,
  vars,
  weight,
} from '../../../ui/tokens.css';

export { muted } from '../../../ui/text.css';

export const page = style({
  ...column,
  gap: space.x3,
});
export const head = style({ display: 'grid', gap: space.half });

export const split = style({
  ...column,
  gap: space.x3,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `320px ${fluid}` } },
});
export const chosen = style({
  ...column,
  gap: space.x3,
});

/** On a narrow page one row that scrolls sideways, so that the numbers stay in sight. */
export const menu = style({
  display: 'grid',
  gap: space.x3,
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: {
      display: 'flex',
      gap: space.x2,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      padding: space.half,
      margin: `calc(-1 * ${space.half})`,
    },
  },
});
export const group = style({ display: 'grid', gap: space.x1, alignContent: 'start', flex: 'none' });
export const groupName = style({
  fontSize: text.small,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const games = style({
  display: 'grid',
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
  '@media': { [media.belowDesktop]: { display: 'flex' } },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: `auto ${fluid}`,
  gridTemplateAreas: '"icon name" "icon time"',
  columnGap: space.x1h,
  alignItems: 'center',
  width: '100%',
  minHeight: 68,
  padding: `${space.x1} ${space.x1h}`,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      background: vars.color.actionSoft,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } },
    [media.belowDesktop]: { width: 232 },
  },
});
export const icon = style({
  gridArea: 'icon',
  width: touch,
  height: touch,
  borderRadius: vars.radius.small,
});
export const noIcon = style({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  minWidth: touch,
  minHeight: touch,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.textMuted,
});
export const entryName = style({
  gridArea: 'name',
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  overflowWrap: 'anywhere',
});
export const entryTime = style({
  gridArea: 'time',
  color: vars.color.textMuted,
  fontSize: text.tiny,
  ...tabular,
});

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: space.x3,
  minWidth: 0,
  background: [
    `radial-gradient(30rem 18rem at 100% 0%, ${vars.color.actionSoft}, transparent 72%)`,
    vars.color.surface,
  ].join(),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.low,
  '@media': { [media.phone]: { padding: space.x2 } },
});
export const largeIcon = style({
  width: 88,
  height: 88,
  borderRadius: vars.radius.medium,
  '@media': { [media.phone]: { width: 64, height: 64 } },
});
export const nextWords = style({
  flex: '1 1 10rem',
  minWidth: 0,
  display: 'grid',
  gap: space.half,
});
export const nextTime = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
export const clock = style({
  fontSize: text.title,
  fontWeight: weight.heavy,
  color: vars.color.actionText,
  lineHeight: 1.2,
  ...tabular,
});

export const draws = style({
  ...column,
  gap: space.x2,
});
export const list = style({
  ...column,
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const draw = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x3}`,
  padding: `${space.x1h} ${space.x2}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const newest = style([
  draw,
  {
    display: 'grid',
    gap: space.x2,
    padding: space.x2,
    borderColor: vars.color.action,
    boxShadow: vars.shadow.low,
  },
]);
export const drawHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  ...tabular,
});
export const drawNo = style({ fontWeight: weight.strong, fontSize: text.small, ...tabular });

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.half,
  listStyle: 'none',
  padding: 0,
});
const sphere = style({
  display: 'grid',
  placeItems: 'center',
  height: 32,
  minWidth: 32,
  paddingInline: 6,
  borderRadius: vars.radius.round,
  ...tabular,
  fontSize: text.small,
  fontWeight: weight.heavy,
  lineHeight: 1,
  color: vars.color.text,
  background: vars.color.raised,
  border: `1px solid ${vars.color.control}`,
});
export const ball = sphere;
export const largeBall = style([
  sphere,
  {
    height: 48,
    minWidth: 48,
    paddingInline: space.x1h,
    fontSize: text.lead,
    color: vars.color.onAction,
    background: vars.color.action,
    borderColor: 'transparent',
    boxShadow: [
      'inset 0 -6px 10px',
      `color-mix(in oklab, ${vars.color.actionPressed} 70%, transparent)`,
    ].join(' '),
    '@media': {
      [media.phone]: { height: 40, minWidth: 40, paddingInline: space.x1, fontSize: text.body },
    },
  },
]);

export const tickets = style({
  display: 'grid',
  gap: space.half,
  flexBasis: '100%',
  listStyle: 'none',
  padding: 0,
  fontSize: text.small,
});
export const ticket = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x2}`,
  padding: `${space.half} ${space.x1h}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  ...tabular,
});

export const prizes = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const prizesHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minHeight: touch,
  padding: `${space.x1} ${space.x2}`,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.medium } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});
globalStyle(`${prizesHead} > :first-child`, { flex: 1, minWidth: 0 });
globalStyle(`${prizesHead}::-webkit-details-marker`, { display: 'none' });
export const chevron = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${motion.quick}`,
});
globalStyle(`${prizes}[open] ${chevron}`, { transform: 'rotate(180deg)' });
export const table = style({ width: '100%', borderTop: `1px solid ${vars.color.line}` });
/** The numbers under their prizes need no heading that can be seen. */
export { hidden as tableHead } from '../../../ui/VisuallyHidden.css';
globalStyle(`${prizes} > ${tickets}`, { padding: space.x1h });
globalStyle(`${table} tbody :is(th, td)`, {
  padding: `${space.x1} ${space.x2}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontSize: text.small,
});
globalStyle(`${table} tbody th`, {
  width: '30%',
  color: vars.color.textMuted,
  fontWeight: weight.medium,
});
globalStyle(`${table} tbody tr:nth-child(odd)`, { background: vars.color.sunken });
globalStyle(`${table} tr[data-first] td`, {
  color: vars.color.actionText,
  fontSize: text.lead,
  fontWeight: weight.heavy,
});
export const winning = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.half} ${space.x2}`,
  listStyle: 'none',
  padding: 0,
  fontWeight: weight.strong,
  ...tabular,
});

export const waitingMenu = style({
  display: 'grid',
  gap: space.x1,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(6, 232px)', overflow: 'hidden' },
  },
});
