import { globalStyle, style } from '@vanilla-extract/css';
import { column, fluid } from './layout/columns';
import { beside, leading, media, motion, space, text, vars, weight } from './tokens.css';

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  minHeight: 48,
  paddingInline: space.x1h,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.field,
  color: vars.color.text,
  fontSize: text.body,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.textMuted } } },
  },
  '@container': { [beside]: { display: 'none' } },
});
globalStyle(`${opener} > svg`, { flex: 'none', color: vars.color.actionText });
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const chevron = style({ transition: `transform ${motion.quick}` });
globalStyle(`${opener}[aria-expanded="true"] > ${chevron}`, { transform: 'rotate(180deg)' });

/** The number stands at the end of the line, below the one above it. */
export const entry = style({ display: 'flex', alignItems: 'center', gap: space.x1 });

export const list = style({
  ...column,
  gap: 2,
  listStyle: 'none',
  padding: 0,
});
globalStyle(`${opener}[aria-expanded="true"] + ${list}`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  paddingTop: space.x1,
  '@container': { [beside]: { gridTemplateColumns: fluid, paddingTop: 0 } },
});
globalStyle(`${opener}[aria-expanded="false"] + ${list}`, {
  display: 'none',
  '@container': { [beside]: { display: 'grid' } },
});
globalStyle(`${list} > li[data-begins]`, {
  '@container': {
    [beside]: {
      marginTop: 3,
      borderTop: `1px solid ${vars.color.line}`,
      paddingTop: 3,
    },
  },
});
// All pages of a centre are in sight on a desk of 900 px; a finger keeps its size.
globalStyle(`${list} > li > button`, {
  '@media': { [media.fine]: { '@container': { [beside]: { minHeight: 34 } } } },
});
