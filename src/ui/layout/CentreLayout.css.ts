import { globalStyle, style } from '@vanilla-extract/css';
import { outOfSight } from '../VisuallyHidden.css';
import { column, fluid } from './columns';
import { above, beside, media, space, text, vars } from '../tokens.css';

/** The height of a centre on a desk, whatever it shows: its buttons stay in their place. */
export const deskHeight = 'min(860px, calc(100dvh - 120px))';
/** The space that the menu and the page share. */
export const frame = style({
  height: '100%',
  containerType: 'inline-size',
  containerName: 'centre',
});
export const split = style({
  ...column,
  height: '100%',
  gridTemplateRows: `auto ${fluid}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@container': {
    [beside]: { gridTemplateColumns: `16.5rem ${fluid}`, gridTemplateRows: fluid },
  },
  '@media': { [media.tablet]: { height: deskHeight } },
});
export const side = style({
  ...column,
  gap: space.x1,
  alignContent: 'start',
  minHeight: 0,
  minWidth: 0,
  padding: space.x1,
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': {
    [beside]: {
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: space.x1h,
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});
/** The room beside a page on a phone, in px. */
export const pageSide = 20;
/** The room below the last part of a page on a phone. */
export const pageEnd = `${space.x3} + env(safe-area-inset-bottom)`;
export const page = style({
  ...column,
  gap: space.x3,
  alignContent: 'start',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: `0 ${pageSide}px calc(${pageEnd})`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: `0 ${space.x3} ${space.x3}` } },
});
/**
 * The room above the title scrolls away: what stays in sight is then at the very top. Below its
 * menu, which shows the same words, it is only read out.
 */
export const title = style({
  paddingTop: space.x3,
  fontSize: text.title,
  '@container': { [above]: outOfSight },
});
globalStyle(`${page}::before`, {
  '@container': { [above]: { content: '""', marginBottom: `calc(-1 * ${space.x1})` } },
});

// The open menu takes the place of the page, which keeps how far it is scrolled.
const opened = `${side} > nav > [aria-expanded="true"]`;
globalStyle(`${split}:has(> ${opened})`, {
  '@container': { [above]: { gridTemplateRows: `${fluid} 0` } },
});
globalStyle(`${side}:has(> nav > [aria-expanded="true"])`, {
  '@container': { [above]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});
globalStyle(`${split}:has(> ${opened}) > ${page}`, {
  '@container': { [above]: { visibility: 'hidden', paddingBlock: 0 } },
});
